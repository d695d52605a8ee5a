import type { PartVersion, ServiceName } from '@peanut/contracts';
import { readFileSync } from 'node:fs';
import type { CertificateFiles } from './tls/certificate.js';
import { parsePublicOrigin, parseTrustedProxies, type OriginSettings } from './edge/public-origin.js';
import { SERVICE_NAMES, STATIC_PARTS, type StaticPart } from './edge/routes.js';

export interface ListenAddress {
  host: string;
  port: number;
}

/** A variable of a part's own: `mf-menu` and `FOLDER` make `MF_MENU_FOLDER`. Empty counts as not set. */
function partVariable(part: string, suffix: string): string | undefined {
  return process.env[`${part.toUpperCase().replaceAll('-', '_')}_${suffix}`] || undefined;
}

function setOnly<Key extends string>(names: readonly Key[], suffix: string): Partial<Record<Key, string>> {
  const entries = names.map((name) => [name, partVariable(name, suffix)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Partial<
    Record<Key, string>
  >;
}

/** Where to listen: `HOST`, `PORT`. Throws with a sentence that names the variable. */
export function readListenAddress(): ListenAddress {
  const text = process.env['PORT'] ?? '8080';
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`);
  return { host: process.env['HOST'] || '127.0.0.1', port };
}

/** Addresses as `host:port`. */
export interface Upstreams {
  services: Partial<Record<ServiceName, string>>;
  statics: Partial<Record<StaticPart, string>>;
}

/** `MENU_UPSTREAM`, `SHELL_UPSTREAM` …, for the parts that are set. */
export function readUpstreams(): Upstreams {
  return { services: setOnly(SERVICE_NAMES, 'UPSTREAM'), statics: setOnly(STATIC_PARTS, 'UPSTREAM') };
}

/** `SHELL_FOLDER`, `MF_MENU_FOLDER` …: built files, for the parts that are set. */
export function readFolders(): Partial<Record<StaticPart, string>> {
  return setOnly(STATIC_PARTS, 'FOLDER');
}

/** `PUBLIC_ORIGIN` and `TRUSTED_PROXIES`. Throws with a sentence that names the variable. */
export function readOriginSettings(): OriginSettings {
  const named = <T>(name: string, parse: (text: string) => T): T => {
    try {
      return parse(process.env[name] ?? '');
    } catch (error) {
      throw new Error(`${name} ${(error as Error).message}`, { cause: error });
    }
  };
  return {
    publicOrigin: named('PUBLIC_ORIGIN', (text) => (text ? parsePublicOrigin(text) : undefined)),
    trustedProxies: named('TRUSTED_PROXIES', parseTrustedProxies),
  };
}

/** `TLS_CERT` and `TLS_KEY`, when https is wanted. Throws with a sentence that names the variable. */
export function readCertificateFiles(): CertificateFiles | undefined {
  const { TLS_CERT: cert, TLS_KEY: key, PUBLIC_ORIGIN: origin } = process.env;
  if (!cert && !key) return undefined;
  if (!cert || !key)
    throw new Error(`${cert ? 'TLS_KEY' : 'TLS_CERT'} is missing: https takes TLS_CERT and TLS_KEY.`);
  if (origin && !/^https:/i.test(origin))
    throw new Error(`PUBLIC_ORIGIN must start with https:// where TLS_CERT is set (it is "${origin}")`);
  return { cert, key };
}

/** The gateway's own: of its `package.json`, and `REVISION`. */
export function readVersion(): PartVersion {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return { version, revision: process.env['REVISION'] ?? '' };
}

/** `DEV_SERVER` as `host:port`: set by `npm run dev` alone. */
export function readDevServer(): string | undefined {
  return process.env['DEV_SERVER'] || undefined;
}
