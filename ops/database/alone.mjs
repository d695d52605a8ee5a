import { join } from 'node:path';
import { superviseNode } from '../process/child.mjs';
import { variablesFor } from '../launch/part-env.mjs';
import { freePorts } from '../launch/ports.mjs';
import { waitUntil } from '../lib/wait.mjs';
import { watchForHangs } from '../process/watchdog.mjs';
import { DATABASE, databaseAddress, prepareDatabase } from './prepare.mjs';
import { databaseAnswers } from './probe.mjs';

/** Runs the embedded database without the rest of the product while the work, which gets its address, is done. */
export async function withDatabaseAlone(dataDir, say, work) {
  const folder = await prepareDatabase(dataDir, say);
  const address = databaseAddress(dataDir, (await freePorts(1))[0]);
  const logFile = join(dataDir, 'logs/database.log');
  const part = superviseNode(DATABASE, [folder, address.listen], {
    name: 'database',
    logFile,
    inherited: variablesFor('database'),
    keepAlive: false,
  });
  const answers = () => databaseAnswers(address.listen);
  const watchdog = watchForHangs(part, answers, () => {});
  try {
    if (!(await waitUntil(answers, { timeout: Infinity, gaveUp: () => !part.isRunning })))
      throw new Error(part.lastError || `The database did not start; see ${logFile}.`);
    return await work(address);
  } finally {
    watchdog.end();
    await part.stop();
    address.remove();
  }
}
