import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VERSION_FILE } from '../../libs/contracts/src/versions.js';
import { frontEnds, services as allServices, variable } from '../../ops/launch/parts.mjs';

/** What the gateway's build makes: a version of nginx's configuration. */
export const TEMPLATES = fileURLToPath(new URL('../../gateway/dist/nginx', import.meta.url));
/** It compresses, and sends files that are compressed already; not every nginx has both. */
const BROTLI_MODULES = ['filter', 'static'].map(
  (name) => `/usr/lib/nginx/modules/ngx_http_brotli_${name}_module.so`,
);
export const HAS_BROTLI = BROTLI_MODULES.every((module) => existsSync(module));
/** Discard port: nothing listens there, so a part that is not configured answers 503. */
const NOWHERE = '127.0.0.1:9';

/**
 * @typedef {{ publicOrigin?: string, trustedProxies?: string, tlsCert?: string, tlsKey?: string }} OriginSettings
 * `PUBLIC_ORIGIN`, `TRUSTED_PROXIES`, `TLS_CERT` and `TLS_KEY`
 * @typedef {{ listen: string, root: string }} StaticServer `host:port`, and the folder in which that of the part is
 *
 * What is behind the gateway's nginx. Ports must be free.
 * @typedef {object} NginxSetup
 * @property {string} folder empty, for configuration, caches, pid and logs
 * @property {string} listen `host:port` of the gateway
 * @property {number} compressorPort loopback port of the compressing server
 * @property {Record<string, string | undefined>} services `host:port` by name
 * @property {string} [prerenderer] `host:port`
 * @property {Record<string, StaticServer | undefined>} statics the static parts' own servers, by name
 * @property {OriginSettings} [originSettings] what the variables hold
 * @property {string} [resolver] `host:port` of the name server that knows names among the addresses
 * @property {string} [extra] further server blocks
 */

/**
 * Replaces `${NAME}` as envsubst does in the containers. Throws on a name without a value.
 * @type {(text: string, values: Record<string, string>) => string}
 */
function substitute(text, values) {
  return text.replace(/\$\{([A-Z_]+)\}/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The nginx template names ${name}, which has no value.`);
    return value;
  });
}

/** @type {(folder: string, name: string, text: string) => void} */
function write(folder, name, text) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** @param {string} name */
function template(name) {
  return readFileSync(join(TEMPLATES, `${name}.template`), 'utf8');
}

/** @param {string} folder */
function nginxVariables(folder) {
  return {
    NGINX_TMP: folder,
    NGINX_WORKERS: 'auto',
    NGINX_ERROR_LOG: join(folder, 'error.log'),
    NGINX_ACCESS_LOG: 'off',
    NGINX_MIME_TYPES: '/etc/nginx/mime.types',
  };
}

const ORIGIN_VARIABLES =
  'PUBLIC_SCHEME PUBLIC_HOST PUBLIC_ADDRESS OUR_HOSTS PROXY_SOURCES PROXY_RANGES TLS TLS_LISTEN'.split(' ');

/**
 * What the container's entry point makes of the variables. Throws when it refuses them.
 * @param {OriginSettings} settings
 */
function originVariables({ publicOrigin = '', trustedProxies = '', tlsCert = '', tlsKey = '' } = {}) {
  const print = `. "$0"; . "$1"; printf '%s\\n' ${ORIGIN_VARIABLES.map((name) => `"$${name}"`).join(' ')}`;
  const steps = ['16-public-origin.envsh', '17-tls.envsh'].map((name) => join(TEMPLATES, name));
  const files = { TLS_CERT: tlsCert, TLS_KEY: tlsKey };
  const lines = execFileSync('sh', ['-ec', print, ...steps], {
    encoding: 'utf8',
    env: {
      PATH: '/usr/bin:/bin:/usr/sbin',
      PUBLIC_ORIGIN: publicOrigin,
      TRUSTED_PROXIES: trustedProxies,
      ...files,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).split('\n');
  return {
    ...files,
    ...Object.fromEntries(ORIGIN_VARIABLES.map((name, index) => [name, lines[index] ?? ''])),
  };
}

/**
 * @param {NginxSetup} setup
 * @returns {Record<string, string>}
 */
function variables(setup) {
  const { folder, services, statics } = setup;
  const addresses = [
    ...frontEnds().map(({ name }) => ({ name, address: statics[name]?.listen })),
    ...allServices().map(({ name }) => ({ name, address: services[name] })),
    { name: 'prerenderer', address: setup.prerenderer },
  ];
  return {
    ...nginxVariables(folder),
    ...originVariables(setup.originSettings),
    RESOLVER: setup.resolver ?? '127.0.0.1',
    GATEWAY_LISTEN: setup.listen,
    COMPRESSOR_PORT: String(setup.compressorPort),
    GATEWAY_VERSION: readFileSync(join(TEMPLATES, VERSION_FILE), 'utf8').trim(),
    ...Object.fromEntries(
      addresses.map(({ name, address }) => [variable(name, 'UPSTREAM'), address ?? NOWHERE]),
    ),
  };
}

/**
 * Where this machine's nginx can compress with brotli, the gateway does.
 * @param {string} folder
 */
function writeBrotli(folder) {
  if (!HAS_BROTLI) return;
  const types =
    'application/json application/manifest+json image/svg+xml text/css text/javascript application/javascript';
  write(folder, 'main.d/brotli.conf', BROTLI_MODULES.map((module) => `load_module ${module};\n`).join(''));
  write(
    folder,
    'http.d/brotli.conf',
    `brotli on;\nbrotli_comp_level 5;\nbrotli_min_length 512;\nbrotli_types ${types};\n`,
  );
}

/** @type {(folder: string, values: Record<string, string>) => string} */
function writeShared(folder, values) {
  if (process.getuid?.() === 0) write(folder, 'main.d/user.conf', 'user root;\n');
  write(folder, 'nginx.conf', substitute(template('nginx.conf'), values));
  return join(folder, 'nginx.conf');
}

/**
 * Writes the gateway's configuration and returns the path of its main file, for `nginx -c`. The gateway must be built.
 * @param {NginxSetup} setup
 */
export function writeGatewayConfig(setup) {
  const { folder } = setup;
  const values = variables(setup);
  const snippets = readdirSync(join(TEMPLATES, 'snippets')).map(
    (name) => `snippets/${name.replace('.template', '')}`,
  );
  for (const name of ['servers/gateway.conf', 'servers/lists.conf', ...snippets])
    write(folder, name, substitute(template(name), values));
  if (setup.extra) write(folder, 'servers/extra.conf', setup.extra);
  writeBrotli(folder);
  return writeShared(folder, values);
}

/**
 * Writes the configuration of one static part's own nginx, as in its container; returns the path of its main file.
 * @param {string} folder
 * @param {string} part
 * @param {StaticServer} server
 */
export function writeStaticConfig(folder, part, { listen, root }) {
  const values = {
    ...nginxVariables(folder),
    STATIC_LISTEN: listen,
    STATIC_PART: part,
    STATIC_ROOT: root,
  };
  write(folder, 'servers/static.conf', substitute(template('servers/static.conf'), values));
  return writeShared(folder, values);
}
