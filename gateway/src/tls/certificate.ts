import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

/** Paths of PEM files: the certificate with those that vouch for it, and its key. */
export interface CertificateFiles {
  cert: string;
  key: string;
}

export interface Certificate {
  cert: Buffer;
  key: Buffer;
  validTo: Date;
}

const DAY = 86_400_000;
const SOON = 14 * DAY;

/**
 * Reads the files that `TLS_CERT` and `TLS_KEY` name.
 * @throws Error whose sentence names the variable
 */
export function readCertificate(files: CertificateFiles): Certificate {
  const cert = orThrow(() => readFileSync(files.cert), 'TLS_CERT cannot be read');
  const key = orThrow(() => readFileSync(files.key), 'TLS_KEY cannot be read');
  const parsed = orThrow(() => new X509Certificate(cert), 'TLS_CERT must be a certificate in PEM');
  const privateKey = orThrow(
    () => createPrivateKey(key),
    'TLS_KEY must be a private key in PEM without a password',
  );
  if (!parsed.checkPrivateKey(privateKey))
    throw new Error('TLS_KEY does not belong to the certificate in TLS_CERT.');
  const validTo = new Date(parsed.validTo);
  if (validTo.getTime() <= Date.now())
    throw new Error(`TLS_CERT ended on ${day(validTo)}: put a renewed certificate in its place.`);
  // A key too short for our time, or a chain that is none, shows here.
  orThrow(() => createSecureContext({ cert, key }), 'TLS_CERT cannot be used');
  return { cert, key, validTo };
}

/** A sentence when the certificate ends within 14 days. */
export function warningOf({ validTo }: Certificate): string | undefined {
  if (validTo.getTime() - Date.now() > SOON) return undefined;
  return `TLS_CERT ends on ${day(validTo)}: put a renewed certificate in its place.`;
}

const day = (date: Date) => date.toISOString().slice(0, 10);

function orThrow<T>(read: () => T, sentence: string): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${sentence} (${(error as Error).message}).`, { cause: error });
  }
}
