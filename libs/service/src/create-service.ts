import { readFileSync } from 'node:fs';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { LogLevelName } from './env/rules.js';
import { ServiceHealth, type ReadyCheck } from './health/health.js';
import { AccessLog } from './http/access-log.js';
import { configureApp } from './http/configure-app.js';
import { FastPathHandlers } from './http/fast-path-handlers.js';
import type { RawBodyTest } from './http/json-body.js';
import { ServerAdapter } from './http/server-adapter.js';
import { createLogger } from './logging/create-logger.js';
import { Metrics } from './metrics/metrics.js';
import { OpenApi } from './openapi/open-api.js';
import { ServiceModule } from './service.module.js';

export interface ServiceOptions {
  /** Names the service in logs and metrics. */
  name: string;
  module: Type | DynamicModule;
  logLevel: LogLevelName;
  /** Its `package.json`, which holds the version. */
  manifest: URL;
  /** The commit it was made from; empty where nobody knows. */
  revision: string;
  /** What it needs to be ready besides its database. */
  checks?: readonly ReadyCheck[];
  /** Which requests carry a body that is no JSON. */
  isRawBody?: RawBodyTest;
}

@Module({})
class Root {}

/** The whole application, configured and initialised, but not yet listening. */
export async function createService(options: ServiceOptions): Promise<NestExpressApplication> {
  const { version } = JSON.parse(readFileSync(options.manifest, 'utf8')) as { version: string };
  const health = new ServiceHealth({ version, revision: options.revision });
  options.checks?.forEach((check) => health.add(check));
  const parts = {
    health,
    metrics: new Metrics(options.name),
    fastPath: new FastPathHandlers(health),
    openApi: new OpenApi(),
  };
  const logger = createLogger(options.logLevel);
  const adapter = new ServerAdapter({ ...parts, log: new AccessLog(logger) });
  const root = { module: Root, imports: [ServiceModule.with(parts), options.module] };
  const app = await NestFactory.create<NestExpressApplication>(root, adapter, {
    logger,
    bodyParser: false,
    abortOnError: false,
  });
  configureApp(app, health, options.isRawBody);
  parts.openApi.attach(app);
  await app.init();
  return app;
}
