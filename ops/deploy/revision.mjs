import { execFileSync } from 'node:child_process';

/** The commit that stands in the folder: `REVISION`, or what git says. Empty where neither is to be had, as in an image's build. */
export function revision(folder) {
  if (process.env.REVISION) return process.env.REVISION;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return '';
  }
}
