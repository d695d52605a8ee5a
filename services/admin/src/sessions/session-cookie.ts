import { SESSION_COOKIE } from '@peanut/contracts';
import { cookieName } from '@peanut/service';
import type { CookieOptions, Request, Response } from 'express';

const SEVEN_DAYS_MS = 7 * 24 * 60 * 60_000;

/** What every cookie of this service has in common. */
export function cookieOptions(request: Request): CookieOptions {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: request.secure };
}

export function setSessionCookie(request: Request, response: Response, token: string): void {
  const name = cookieName(SESSION_COOKIE, request.secure);
  response.cookie(name, token, { ...cookieOptions(request), maxAge: SEVEN_DAYS_MS });
}

export function clearSessionCookie(request: Request, response: Response): void {
  response.clearCookie(cookieName(SESSION_COOKIE, request.secure), cookieOptions(request));
}
