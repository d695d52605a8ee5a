import { createServer } from 'node:http';

const ACTIONS = ['stop', 'start', 'kill', 'pause', 'resume'];

async function act(part, action) {
  if (action === 'start') {
    if (!part.isRunning) await part.start();
    return;
  }
  if (action === 'pause' || action === 'resume')
    await part.signal(action === 'pause' ? 'SIGSTOP' : 'SIGCONT');
  else await part[action]();
}

/**
 * Lets tests stop, start, kill, pause and resume single parts: `POST /stop/menu` … `GET /` lists the parts.
 * It answers when the part has stopped; after `start` the caller waits until the part is ready.
 */
export async function startControl(parts, port) {
  const server = createServer((req, res) => {
    const [action, name] = (req.url ?? '').split('/').slice(1);
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
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
