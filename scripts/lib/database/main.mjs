// The embedded database: PGlite behind Postgres' wire protocol.  node main.mjs FOLDER SOCKET|PORT
import { openCluster } from './cluster.mjs';
import { createSessionServer } from './session-server.mjs';
import { rmSync } from 'node:fs';

const [folder, address] = process.argv.slice(2);
const at = /^\d+$/.test(address) ? { host: '127.0.0.1', port: Number(address) } : { path: address };

function broken(error) {
  process.stderr.write(`${error.stack ?? error}\n`);
  process.exit(1);
}

let server;
try {
  const db = await openCluster(folder);
  server = await createSessionServer(db, broken);
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
} catch (error) {
  broken(error);
}
