import { SESSION_COOKIE } from '@peanut/contracts';
import type { Request } from 'express';

/** Over https a cookie carries the prefix that ties it to this host and to https. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** The cookie's value; undefined when it was not sent. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const split = pair.indexOf('=');
    if (split > 0 && pair.slice(0, split).trim() === name) return pair.slice(split + 1).trim();
  }
  return undefined;
}

/** The admin session id a request carries, under the name that fits how it came; undefined when none. */
export function sessionToken(request: Request): string | undefined {
  const token = readCookie(request, cookieName(SESSION_COOKIE, request.secure));
  return token === '' ? undefined : token;
}

/** A quick look, without parsing, whether a `Cookie` header may carry an admin session. */
export function mayCarrySession(cookieHeader: string | undefined): boolean {
  return cookieHeader !== undefined && cookieHeader.includes(SESSION_COOKIE);
}
