import type { NextFunction, Request, Response } from 'express';
import { sendError } from './send-error.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function sameOrigin(origin: string, request: Request): boolean {
  const own = `${request.protocol}://${request.headers.host ?? ''}`;
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).origin === new URL(own).origin;
}

function fromElsewhere(request: Request): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return !sameOrigin(origin, request);
  const site = request.headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

/** Refuses writes that a browser sent for another site. Callers that are no browser send no `Origin`. */
export function checkOrigin(request: Request, response: Response, next: NextFunction): void {
  if (SAFE_METHODS.has(request.method) || !fromElsewhere(request)) return next();
  sendError(request, response, { status: 403, message: 'Changes are accepted from this site only' });
}
