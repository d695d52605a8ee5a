import { randomBytes } from 'node:crypto';
import { cookieName, readCookie } from '@peanut/service';
import type { Request, Response } from 'express';

const NAME = 'peanut_visitor';
const ID = /^[\w-]{22}$/;
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;

/** The anonymous id of the caller's browser; undefined when it has none, or one that was not made here. */
export function visitorId(request: Request): string | undefined {
  const id = readCookie(request, cookieName(NAME, request.secure));
  return id !== undefined && ID.test(id) ? id : undefined;
}

/** Gives a browser an anonymous id, unless it has one. It only counts requests. */
export function setVisitorCookie(request: Request, response: Response): void {
  if (visitorId(request) !== undefined) return;
  response.cookie(cookieName(NAME, request.secure), randomBytes(16).toString('base64url'), {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.secure,
    maxAge: MAX_AGE_MS,
  });
}
