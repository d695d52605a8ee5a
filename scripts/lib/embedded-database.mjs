// PGlite behind the Postgres protocol.  node embedded-database.mjs FOLDER PORT
import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const [folder, port] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const db = await PGlite.create(folder);
const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: Number(port), maxConnections: 10 });
await server.start();

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await server.stop();
  await db.close();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop());
