import { join } from 'node:path';
import { openLog } from '../process/child.mjs';

/** How a service ends a line about the owner; texts of people stand in it with their quotes escaped. */
const OWNERS = '"context":"Owner"}';

/**
 * Keeps what the services log of the owner in a file of its own, which guests' requests cannot fill. A login that is locked
 * out is left to the service's log: nothing was checked, and anybody can try without end. Wrong passwords are in it: all
 * devices that never logged in have 300 an hour together.
 * @returns takes each line of a service's log
 */
export function openOwnerLog(/** @type {string} */ dataDir) {
  const log = openLog(join(dataDir, 'logs/owner.log'));
  return (/** @type {string} */ line) => {
    if (line.endsWith(OWNERS) && !line.includes('"outcome":"locked"')) log(`${line}\n`);
  };
}
