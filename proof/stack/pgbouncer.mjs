import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../../ops/launch/ports.mjs';
import { waitUntil } from '../../ops/lib/wait.mjs';
import { startBinary } from './parts.mjs';
import { canConnect, otherUser } from './postgres.mjs';

/**
 * A PgBouncer in front of the database: it pools transactions, and ignores no start-up parameter. Returns its part and
 * the address of the database through it.
 * @param {string} folder
 * @param {string} databaseUrl
 */
export async function startPgBouncer(folder, databaseUrl) {
  const { hostname, port: serverPort, username, password } = new URL(databaseUrl);
  const user = await otherUser();
  const home = join(folder, 'pgbouncer');
  const [port] = await freePorts(1);
  const settings = {
    ...{ listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '', pool_mode: 'transaction' },
    ...{ auth_type: 'plain', auth_file: join(home, 'users') },
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const databases = `[databases]\n* = host=${hostname} port=${serverPort || 5432}\n`;
  const files = {
    'pgbouncer.ini': `${databases}[pgbouncer]\n${lines.join('\n')}\n`,
    users: `"${username}" "${password}"\n`,
  };
  mkdirSync(home, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(home, name), text, { mode: 0o600 });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(join(home, name), user.uid, user.gid);
  }
  const task = { name: 'pgbouncer', folder, ...user };
  const part = startBinary('pgbouncer', [join(home, 'pgbouncer.ini')], task);
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href;
  const isUp = await waitUntil(() => canConnect(url), { timeout: 20_000, gaveUp: () => !part.isRunning });
  if (!isUp) throw new Error(`PgBouncer did not start: ${part.lastError}`);
  return { part, url };
}
