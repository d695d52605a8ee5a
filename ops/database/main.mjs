// The embedded database: PGlite behind Postgres' wire protocol.  node main.mjs FOLDER SOCKET|PORT
import { rmSync } from 'node:fs';
import { fail } from '../process/memory.mjs';
import { openCluster } from './cluster.mjs';
import { createSessionServer } from './session-server.mjs';

const [folder = '', address = ''] = process.argv.slice(2);
const at = /^\d+$/.test(address) ? { host: '127.0.0.1', port: Number(address) } : { path: address };

const open = () =>
  openCluster(folder).catch((error) =>
    fail(
      error,
      `The files in ${folder} cannot be opened; they may be damaged. Move the folder away, then run npm run restore -- FILE to bring back a backup. Without a backup, npm start begins with an empty menu.`,
    ),
  );

async function serve() {
  const db = await open();
  const server = await createSessionServer(db, (error) => fail(error, `The session broke: ${error.message}`));
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

serve().catch((error) => fail(error, `Nothing can listen at ${address}: ${error.message}`));
