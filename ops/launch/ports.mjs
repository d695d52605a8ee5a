import { createServer } from 'node:net';

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<import('node:net').Server>}
 */
function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Below those that Linux gives to outgoing connections, which may take one between its choice and its use. */
const RANGE = { first: 12_000, count: 20_000 };

/** One after the other from a place by chance: what was given out a moment ago, here or elsewhere, comes up late. */
let last = Math.floor(Math.random() * RANGE.count);

/** `count` loopback ports that are free now, all different. */
export async function freePorts(/** @type {number} */ count) {
  const ports = /** @type {Set<number>} */ (new Set());
  while (ports.size < count) {
    last = (last + 1) % RANGE.count;
    const port = RANGE.first + last;
    if (!(await portProblem(port, '127.0.0.1'))) ports.add(port);
  }
  return [...ports];
}

/**
 * Why nothing can listen there, as one sentence; undefined when it is free.
 * @param {number} port
 * @param {string} host
 */
export async function portProblem(port, host) {
  try {
    const server = await listen(port, host);
    await new Promise((resolve) => server.close(resolve));
    return undefined;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EADDRINUSE')
      return `Port ${port} is taken. Stop the other program, or choose another port: PORT=${port + 1} npm start`;
    if (code === 'EACCES')
      return `Port ${port} needs more rights. Choose one above 1023: PORT=8080 npm start`;
    return `HOST ${host} cannot be used: ${message}`;
  }
}
