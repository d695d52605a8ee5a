// The embedded database: PGlite behind Postgres' wire protocol.  node main.mjs FOLDER SOCKET|PORT
import { rmSync } from 'node:fs';
import { memoryProblem } from '../process/memory.mjs';
import { openCluster } from './cluster.mjs';
import { createSessionServer } from './session-server.mjs';

const [folder, address] = process.argv.slice(2);
const at = /^\d+$/.test(address) ? { host: '127.0.0.1', port: Number(address) } : { path: address };

/** The launcher shows the last line to a person. */
function fail(sentence, error) {
  process.stderr.write(`${error.stack ?? error}\n${sentence}\n`);
  process.exit(1);
}

const open = () =>
  openCluster(folder).catch((error) =>
    fail(
      memoryProblem(error) ??
        `The files in ${folder} cannot be opened; they may be damaged. Move the folder away, then npm run restore -- FILE brings back a backup; without one npm start begins with an empty bar.`,
      error,
    ),
  );

async function serve() {
  const db = await open();
  const server = await createSessionServer(db, (error) => fail(`The session broke: ${error.message}`, error));
  if (at.path) rmSync(at.path, { force: true });
  await server.listen(at);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.close();
    await db.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop());
}

serve().catch((error) => fail(`Nothing can listen at ${address}: ${error.message}`, error));
