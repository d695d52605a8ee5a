import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { watchForHangs } from './hang-watch/watch-for-hangs.js';
import { ServiceHealth } from './health.js';

/** New requests are still taken for a moment, so that the gateway sees `/health/ready` fail first. */
const GRACE_MS = 500;
/** Open connections may still send what they were about to. */
const LAST_REQUESTS_MS = 500;
const DRAIN_MS = 10_000;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

function listenProblem(error: unknown, host: string, port: number): string {
  const code = (error as { code?: unknown }).code;
  if (code === 'EADDRINUSE')
    return `PORT ${port} on ${host} is taken; stop the other program or set another PORT`;
  return `cannot listen on HOST ${host}, PORT ${port}: ${(error as Error).message}`;
}

async function drain(app: NestExpressApplication, health: ServiceHealth): Promise<void> {
  const server: Server = app.getHttpServer();
  await wait(GRACE_MS);
  health.closeConnections();
  // The http server's own close() also cuts connections whose first request is still on its way.
  const drained = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  await Promise.race([drained, wait(LAST_REQUESTS_MS)]);
  server.closeIdleConnections();
  await Promise.race([drained, wait(DRAIN_MS)]);
  server.closeAllConnections();
  await app.close();
}

/** Ends with code 0 once the answers under way are out, at the latest after ten seconds. */
function stopOnSignals(app: NestExpressApplication): void {
  const stop = (): void => {
    const health = app.get(ServiceHealth);
    if (health.isStopping) return;
    health.stop();
    drain(app, health).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function stopOnFaults(logger: Logger): void {
  const fail = (error: unknown): void => {
    logger.fatal({
      message: 'Stopped by an unexpected error',
      stack: (error as Error)?.stack ?? String(error),
    });
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

/** Listens and stays until told to stop. A taken port is one clear line and exit code 1. */
export async function runService(
  name: string,
  app: NestExpressApplication,
  { HOST, PORT }: { HOST: string; PORT: number },
): Promise<void> {
  const logger = new Logger(name);
  stopOnFaults(logger);
  try {
    await app.listen(PORT, HOST);
  } catch (error) {
    process.stderr.write(`${name}: ${listenProblem(error, HOST, PORT)}\n`);
    process.exit(1);
  }
  stopOnSignals(app);
  watchForHangs(name, logger);
  logger.log(`listening on ${HOST}:${PORT}`);
}
