import { once } from 'node:events';
import { createServer } from 'node:http';

const ACTIONS = ['stop', 'start', 'kill', 'pause', 'resume'];

/**
 * What can be stopped and started: a program, or the containers of a service.
 * @typedef {object} Controlled
 * @property {boolean} isRunning
 * @property {number} [pid]
 * @property {() => void | Promise<void>} start
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill
 * @property {(signal: NodeJS.Signals) => unknown} signal
 */

/** @type {(part: Controlled, action: string) => Promise<void>} */
async function act(part, action) {
  if (action === 'start') {
    if (!part.isRunning) await part.start();
    return;
  }
  if (action === 'pause' || action === 'resume')
    await part.signal(action === 'pause' ? 'SIGSTOP' : 'SIGCONT');
  else if (action === 'kill') await part.kill();
  else await part.stop();
}

/**
 * Lets tests stop, start, kill, pause and resume single parts: `POST /stop/menu` … `GET /` lists the parts.
 * It answers when the part has stopped; after `start` the caller waits until the part is ready.
 * @param {Record<string, Controlled>} parts
 * @param {number} port
 */
export async function startControl(parts, port) {
  const server = createServer((req, res) => {
    const [action = '', name = ''] = (req.url ?? '').split('/').slice(1);
    /** @type {(status: number, body: object) => unknown} */
    const reply = (status, body) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (req.method === 'GET') {
      const states = Object.entries(parts).map(([key, part]) => [
        key,
        { isRunning: part.isRunning, pid: part.pid },
      ]);
      return reply(200, Object.fromEntries(states));
    }
    const part = parts[name];
    if (req.method !== 'POST' || !ACTIONS.includes(action) || !part) {
      return reply(404, { message: `POST /${ACTIONS.join('|')}/${Object.keys(parts).join('|')}` });
    }
    act(part, action).then(
      () => reply(200, { isRunning: part.isRunning }),
      (error) => reply(500, { message: error.message }),
    );
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
