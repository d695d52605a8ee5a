import { join } from 'node:path';
import { superviseNode } from '../child.mjs';
import { variablesFor } from '../part-env.mjs';
import { freePorts } from '../ports.mjs';
import { waitUntil } from '../wait.mjs';
import { DATABASE, databaseAddress, prepareDatabase } from './prepare.mjs';
import { databaseAnswers } from './probe.mjs';

const STARTS_WITHIN = 60_000;

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
  try {
    const options = { timeout: STARTS_WITHIN, gaveUp: () => !part.isRunning };
    if (!(await waitUntil(() => databaseAnswers(address.listen), options)))
      throw new Error(part.lastError || `The database did not start; see ${logFile}.`);
    return await work(address);
  } finally {
    await part.stop();
    address.remove();
  }
}
