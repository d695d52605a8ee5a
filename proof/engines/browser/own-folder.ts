import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder that a browser keeps its files in: the given one, which stays, or a new one. */
export function ownFolder(given: string | undefined): { path: string; remove(): void } {
  if (given !== undefined) return { path: given, remove: () => undefined };
  const path = mkdtempSync(join(tmpdir(), 'peanut-browser-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 20 }) };
}
