import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieName, readCookie } from '@peanut/service';
import type { Request, Response } from 'express';
import type { CredentialEntity } from '../database/credential.entity.js';
import { cookieOptions } from '../sessions/session-cookie.js';

const NAME = 'peanut_device';
const HALF_A_YEAR_MS = 180 * 24 * 60 * 60_000;

/** What signs a device's id; the epoch makes every mark end with the password it was given for. */
type Signer = Pick<CredentialEntity, 'deviceSecret' | 'epoch'>;

function sign(id: string, { deviceSecret, epoch }: Signer): Buffer {
  return createHmac('sha256', deviceSecret).update(`${epoch}.${id}`).digest();
}

/** The id of a device that knew the present password; undefined when the cookie is missing, forged or older. */
export function knownDevice(request: Request, signer: Signer): string | undefined {
  const [id, signature] = (readCookie(request, cookieName(NAME, request.secure)) ?? '').split('.');
  if (!id || !signature) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(id, signer);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

/** Marks this device as one that knew the password, so that guests' wrong tries do not count against it. */
export function rememberDevice(request: Request, response: Response, signer: Signer): void {
  const id = knownDevice(request, signer) ?? randomBytes(16).toString('base64url');
  response.cookie(cookieName(NAME, request.secure), `${id}.${sign(id, signer).toString('base64url')}`, {
    ...cookieOptions(request),
    maxAge: HALF_A_YEAR_MS,
  });
}
