import { createServer } from 'node:net';

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

const close = (server) => new Promise((resolve) => server.close(resolve));

/** `count` loopback ports that are free now. */
export async function freePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0, '127.0.0.1')));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map(close));
  return ports;
}

/** Why nothing can listen there, as one sentence; undefined when it is free. */
export async function portProblem(port, host) {
  try {
    await close(await listen(port, host));
    return undefined;
  } catch (error) {
    if (error.code === 'EADDRINUSE')
      return `Port ${port} is taken. Stop the other program, or choose another: PORT=${port + 1} npm start`;
    if (error.code === 'EACCES')
      return `Port ${port} needs more rights. Choose one above 1023: PORT=8080 npm start`;
    return `HOST ${host} cannot be used: ${error.message}`;
  }
}
