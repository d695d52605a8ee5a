import { backupsFolder, lastBackup } from '../backup/by-itself.mjs';
import { lockedAt, userOf } from '../installation/data-lock.mjs';
import { ok, warn } from './findings.mjs';

const HOUR = 3_600_000;

/** Whether the backups that the bar makes by itself are as young as they should be. */
export function backupFinding({ dataDir, backups: { every } }) {
  const folder = backupsFolder(dataDir);
  if (every === undefined) return ok('The bar makes no backups by itself (BACKUP_EVERY=off).');
  const last = lastBackup(folder);
  const openSince = userOf(dataDir) === undefined ? undefined : lockedAt(dataDir);
  const isLate = openSince !== undefined && Date.now() - Math.max(openSince, (last ?? 0) + every) > HOUR;
  const said =
    last === undefined
      ? 'There is no backup'
      : `The last backup is of ${new Date(last).toLocaleString('en-GB')}`;
  if (isLate)
    return warn(
      `${said} in ${folder}, though one was due. See what npm start said, and the room on its disk.`,
    );
  return last === undefined ? undefined : ok(`${said}.`);
}
