import { resolve } from 'node:path';
import { ROOT } from './parts.mjs';

/** The launcher's own variables. Throws a sentence that names the bad one. */
export function readSettings() {
  const { PORT = '8080', HOST = '127.0.0.1', DATA_DIR = '.data' } = process.env;
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) < 1 || Number(PORT) > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535 (it is "${PORT}").`);
  }
  for (const name of ['DATABASE_URL', 'MENU_DATABASE_URL', 'ADMIN_DATABASE_URL'])
    checkUrl(name, ['postgres:', 'postgresql:']);
  checkUrl('REDIS_URL', ['redis:', 'rediss:']);
  return {
    port: Number(PORT),
    host: HOST || '127.0.0.1',
    dataDir: resolve(ROOT, DATA_DIR || '.data'),
    publicOrigin: process.env.PUBLIC_ORIGIN,
    isHttps: Boolean(process.env.TLS_CERT),
  };
}

function checkUrl(name, protocols) {
  const text = process.env[name];
  if (!text) return;
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (!protocols.includes(protocol))
    throw new Error(`${name} must be an address that starts with ${protocols[0]}//`);
}

/** How a person opens the address. */
export function publicAddress({ host, port, publicOrigin, isHttps }) {
  if (publicOrigin) return publicOrigin;
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
  return `${isHttps ? 'https' : 'http'}://${name}:${port}`;
}
