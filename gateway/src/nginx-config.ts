import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServiceName, StaticPart } from './routes.js';

const TEMPLATES = fileURLToPath(new URL('../nginx', import.meta.url));
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';
/** Discard port: nothing listens there, so a part that is not configured answers 503. */
const NOWHERE = '127.0.0.1:9';

export interface StaticServer {
  /** `host:port`. */
  listen: string;
  /** The built files. */
  folder: string;
}

/** What the gateway's nginx stands before. Ports must be free. */
export interface NginxSetup {
  /** Empty folder for configuration, caches, pid and logs. */
  folder: string;
  /** `host:port` of the gateway. */
  listen: string;
  /** Loopback port of the compressing server. */
  compressorPort: number;
  services: Partial<Record<ServiceName, string>>;
  /** `host:port` of the companion. */
  companion?: string;
  /** The static parts' own servers. */
  statics: Partial<Record<StaticPart, StaticServer>>;
  /** `PUBLIC_ORIGIN` and `TRUSTED_PROXIES`. */
  entrance?: { publicOrigin?: string; trustedProxies?: string };
  /** Further server blocks, as text. */
  extra?: string;
}

/** Replaces `${NAME}` as envsubst does in the containers. Throws on a name without a value. */
function substitute(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The nginx template names ${name}, which has no value.`);
    return value;
  });
}

function write(folder: string, name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function template(name: string): string {
  return readFileSync(join(TEMPLATES, `${name}.template`), 'utf8');
}

function nginxVariables(folder: string): Record<string, string> {
  return {
    NGINX_TMP: folder,
    NGINX_WORKERS: 'auto',
    NGINX_ERROR_LOG: join(folder, 'error.log'),
    NGINX_ACCESS_LOG: 'off',
    NGINX_MIME_TYPES: '/etc/nginx/mime.types',
  };
}

const ENTRANCE = [
  'PUBLIC_SCHEME',
  'PUBLIC_HOST',
  'PUBLIC_ADDRESS',
  'OUR_HOSTS',
  'PROXY_SOURCES',
  'PROXY_RANGES',
];

/** What the container's entry point makes of the variables. Throws when it refuses them. */
function entranceVariables({ publicOrigin = '', trustedProxies = '' }: NginxSetup['entrance'] = {}) {
  const print = `. "$0"; printf '%s\\n' ${ENTRANCE.map((name) => `"$${name}"`).join(' ')}`;
  const lines = execFileSync('sh', ['-ec', print, join(TEMPLATES, '16-entrance.envsh')], {
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin', PUBLIC_ORIGIN: publicOrigin, TRUSTED_PROXIES: trustedProxies },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).split('\n');
  return Object.fromEntries(ENTRANCE.map((name, index) => [name, lines[index] ?? '']));
}

function variables(setup: NginxSetup): Record<string, string> {
  const { folder, services, statics } = setup;
  return {
    ...nginxVariables(folder),
    ...entranceVariables(setup.entrance),
    RESOLVER: '127.0.0.1',
    GATEWAY_LISTEN: setup.listen,
    COMPRESSOR_PORT: String(setup.compressorPort),
    SHELL_UPSTREAM: statics.shell?.listen ?? NOWHERE,
    MF_MENU_UPSTREAM: statics['mf-menu']?.listen ?? NOWHERE,
    MF_ADMIN_UPSTREAM: statics['mf-admin']?.listen ?? NOWHERE,
    MF_AI_UPSTREAM: statics['mf-ai']?.listen ?? NOWHERE,
    MENU_UPSTREAM: services.menu ?? NOWHERE,
    ADMIN_UPSTREAM: services.admin ?? NOWHERE,
    AI_UPSTREAM: services.ai ?? NOWHERE,
    COMPANION_UPSTREAM: setup.companion ?? NOWHERE,
  };
}

/** A root in which the part stands below its public prefix, as in its container. */
function rootOf(folder: string, part: string, files: string): string {
  if (part === 'shell') return files;
  const root = join(folder, 'root');
  mkdirSync(root, { recursive: true });
  symlinkSync(files, join(root, part));
  return root;
}

/** Where this machine's nginx can compress with brotli, the gateway does. */
function writeBrotli(folder: string): void {
  if (!existsSync(BROTLI_MODULE)) return;
  const types =
    'application/json application/manifest+json image/svg+xml text/css text/javascript application/javascript';
  write(folder, 'main.d/brotli.conf', `load_module ${BROTLI_MODULE};\n`);
  write(
    folder,
    'http.d/brotli.conf',
    `brotli on;\nbrotli_comp_level 5;\nbrotli_min_length 512;\nbrotli_types ${types};\n`,
  );
}

function writeShared(folder: string, values: Readonly<Record<string, string>>): string {
  if (process.getuid?.() === 0) write(folder, 'main.d/user.conf', 'user root;\n');
  write(folder, 'nginx.conf', substitute(template('nginx.conf'), values));
  return join(folder, 'nginx.conf');
}

/** Writes the gateway's configuration and returns the path of its main file, for `nginx -c`. */
export function writeGatewayConfig(setup: NginxSetup): string {
  const { folder } = setup;
  const values = variables(setup);
  const snippets = readdirSync(join(TEMPLATES, 'snippets')).map(
    (name) => `snippets/${name.replace('.template', '')}`,
  );
  for (const name of ['servers/gateway.conf', ...snippets])
    write(folder, name, substitute(template(name), values));
  if (setup.extra) write(folder, 'servers/extra.conf', setup.extra);
  writeBrotli(folder);
  return writeShared(folder, values);
}

/** Writes the configuration of one static part's own nginx, as in its container. */
export function writeStaticConfig(
  folder: string,
  part: string,
  { listen, folder: files }: StaticServer,
): string {
  const values = {
    ...nginxVariables(folder),
    STATIC_LISTEN: listen,
    STATIC_ROOT: rootOf(folder, part, files),
  };
  write(folder, 'servers/static.conf', substitute(template('servers/static.conf'), values));
  return writeShared(folder, values);
}
