import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieName, readCookie } from '@peanut/service';
import type { Request, Response } from 'express';
import { cookieOptions } from '../sessions/session-cookie.js';

const NAME = 'peanut_device';
const HALF_A_YEAR_MS = 180 * 24 * 60 * 60_000;

function sign(id: string, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(id).digest();
}

/** The id of a device that logged in before; undefined when the cookie is missing or forged. */
export function knownDevice(request: Request, secret: Buffer): string | undefined {
  const [id, signature] = (readCookie(request, cookieName(NAME, request.secure)) ?? '').split('.');
  if (!id || !signature) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(id, secret);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

/** Marks this device as one that knew the password, so that guests' wrong tries do not count against it. */
export function rememberDevice(request: Request, response: Response, secret: Buffer): void {
  const id = knownDevice(request, secret) ?? randomBytes(16).toString('base64url');
  response.cookie(cookieName(NAME, request.secure), `${id}.${sign(id, secret).toString('base64url')}`, {
    ...cookieOptions(request),
    maxAge: HALF_A_YEAR_MS,
  });
}
