import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import type { ServiceHealth } from '../health/health.js';
import { ErrorFilter } from './exception.filter.js';
import { jsonBody, type RawBodyTest } from './json-body.js';
import { checkOrigin } from './origin-check.js';
import { requestIdOf } from './request-id.js';
import { setSecurityHeaders } from './security-headers.js';
import { RequestValidation } from './validation.js';

/** Everything a service does to each request; the same for `main.ts` and the tests. */
export function configureApp(
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
