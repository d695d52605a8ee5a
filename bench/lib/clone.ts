import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';
import { run } from '../../ops/process/run.mjs';

/** Copies what a clone would hold if the working tree were committed: no packages, no build, no cache. */
export async function cloneTo(folder: string): Promise<string> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(`git ls-files failed: ${output}`);
  for (const name of output.split('\0').filter((file) => file && existsSync(join(ROOT, file)))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(ROOT, name), join(folder, name));
  }
  return folder;
}
