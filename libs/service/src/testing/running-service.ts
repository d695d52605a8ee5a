import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Server } from 'node:http';
import { ServiceHealth } from '../health.js';
import { until } from './until.js';

/** A service listening on a free port of this machine, inside the test's own process. */
export interface RunningService {
  app: NestExpressApplication;
  url: string;
  stop(): Promise<void>;
}

/** Listens, and waits until every part is ready unless told not to. */
export async function runForTest(
  app: NestExpressApplication,
  waitUntilReady = true,
): Promise<RunningService> {
  await app.listen(0, '127.0.0.1');
  const server: Server = app.getHttpServer();
  const { port } = server.address() as AddressInfo;
  if (waitUntilReady)
    await until(async () => (await app.get(ServiceHealth).readiness()).ready, 'the service is ready');
  return {
    app,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await app.close();
    },
  };
}
