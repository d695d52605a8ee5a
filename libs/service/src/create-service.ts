import { readFileSync } from 'node:fs';
import { ConsoleLogger, Module, type DynamicModule, type LogLevel, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import type { LogLevelName } from './env.js';
import { ServiceHealth, type ReadyCheck } from './health.js';
import { AccessLog } from './http/access-log.js';
import { ErrorFilter } from './http/exception.filter.js';
import { FastPathHandlers } from './http/fast-path-handlers.js';
import { jsonBody, type RawBodyTest } from './http/json-body.js';
import { checkOrigin } from './http/origin-check.js';
import { requestIdOf } from './http/request-id.js';
import { setSecurityHeaders } from './http/security-headers.js';
import { ServerAdapter } from './http/server-adapter.js';
import { RequestValidation } from './http/validation.js';
import { Metrics } from './metrics.js';
import { OpenApi } from './openapi/open-api.js';
import { ServiceModule } from './service.module.js';

export interface ServiceOptions {
  /** Names the service in logs and metrics. */
  name: string;
  module: Type | DynamicModule;
  env: { LOG_LEVEL: LogLevelName; REVISION: string };
  /** Its `package.json`, which holds the version. */
  manifest: URL;
  /** What it needs to be ready besides its database. */
  checks?: readonly ReadyCheck[];
  /** Which requests carry a body that is no JSON. */
  isRawBody?: RawBodyTest;
}

const LEVELS: Record<LogLevelName, LogLevel[]> = {
  error: ['fatal', 'error'],
  warn: ['fatal', 'error', 'warn'],
  info: ['fatal', 'error', 'warn', 'log'],
  debug: ['fatal', 'error', 'warn', 'log', 'debug'],
};

/** Nest's logger writing one JSON object a line. */
function createLogger(level: LogLevelName): ConsoleLogger {
  return new ConsoleLogger({ json: true, compact: true, colors: false, logLevels: LEVELS[level] });
}

/** What every request of a service passes. */
function configureApp(
  app: NestExpressApplication,
  health: ServiceHealth,
  isRawBody: RawBodyTest = () => false,
): void {
  app.use((request: Request, response: Response, next: NextFunction) => {
    setSecurityHeaders(response);
    response.setHeader('X-Request-Id', requestIdOf(request));
    if (health.isClosing) response.setHeader('Connection', 'close');
    next();
  });
  app.use(checkOrigin);
  app.use(jsonBody(isRawBody));
  app.useGlobalPipes(new RequestValidation());
  app.useGlobalFilters(new ErrorFilter());
}

@Module({})
class Root {}

/** The whole application, configured and initialised, but not yet listening. */
export async function createService(options: ServiceOptions): Promise<NestExpressApplication> {
  const { version } = JSON.parse(readFileSync(options.manifest, 'utf8')) as { version: string };
  const health = new ServiceHealth({ version, revision: options.env.REVISION });
  options.checks?.forEach((check) => health.add(check));
  const parts = {
    health,
    metrics: new Metrics(options.name),
    fastPath: new FastPathHandlers(health),
    openApi: new OpenApi(),
  };
  const logger = createLogger(options.env.LOG_LEVEL);
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
