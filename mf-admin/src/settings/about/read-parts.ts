import type { Health, PartVersion } from '@peanut/contracts';
import { ApiError, request } from '@peanut/web';

/** A part of the product; without a version when it told none. */
export interface Part extends Partial<PartVersion> {
  name: string;
  isReady: boolean;
}

/** All parts, as `/health` names them. Rejects when it cannot be asked. */
export async function readParts(): Promise<Part[]> {
  // A gateway of an earlier version tells no versions.
  const { parts, versions = {} } = JSON.parse(await healthText()) as Partial<Health>;
  if (!parts) throw new Error('Whoever asks the parts is down itself.');
  const names = new Set([...Object.keys(parts), ...Object.keys(versions)]);
  return [...names].map((name) => ({ name, isReady: parts[name] !== false, ...versions[name] }));
}

/** When a part is not ready, the same is said with 503. */
async function healthText(): Promise<string> {
  try {
    return await (await request('GET', '/health')).text();
  } catch (error) {
    if (error instanceof ApiError && error.status === 503) return error.text;
    throw error;
  }
}
