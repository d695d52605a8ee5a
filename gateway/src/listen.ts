import type { Server } from 'node:http';
import type { ListenAddress } from './env.js';

const DRAIN = 5_000;

/** Listens until SIGTERM or SIGINT, then lets running requests finish for at most five seconds. */
export function listen(server: Server, { host, port }: ListenAddress): void {
  server.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  server.listen(port, host);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(server));
}

function stop(server: Server): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), DRAIN).unref();
}
