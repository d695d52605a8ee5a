import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { REMOTES, SERVICES } from '../../libs/contracts/src/parts.js';
import { LEAN, variable } from '../../ops/launch/parts.mjs';
import { FILES, partsOf, referencesIn } from '../sbom/images.mjs';

/** One service of a compose file, as far as single values are read. */
interface ComposeService {
  build?: object;
  user?: string;
  tmpfs?: string[];
  ports?: string[];
  networks?: string[];
  extra_hosts?: string[];
  environment?: Record<string, string | number>;
  command?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[] };
}

interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean; ipam?: object }>;
  volumes: Record<string, unknown>;
}

const readText = (path: string) => readFileSync(path, 'utf8');
/** `!reset` takes away what the file before said: to the tests, the empty list that it is put at. */
const read = (path: string) =>
  parse(readText(path), {
    merge: true,
    customTags: [{ tag: '!reset', collection: 'seq' }],
  }) as ComposeFile;

const TLS = 'gateway/docker-compose.tls.yml';
const CADDY = 'gateway/docker-compose.caddy.yml';
const { services, networks, volumes } = read('docker-compose.yml');
const withCaddy = read(CADDY);
const FRONT_ENDS = ['shell', ...Object.keys(REMOTES)];
const SERVICE_NAMES = Object.keys(SERVICES);
const LASTING = ['prerenderer', 'gateway', 'postgres', 'redis', ...FRONT_ENDS, ...SERVICE_NAMES];
const ONCE = ['database', 'secrets'];
/** Not of every bar: local-model.test.ts has what is its own. */
const LOCAL_MODEL = ['local-model', 'local-model-download'];
/** The first password, and keys of services elsewhere: nothing here can make them up. */
const OWNERS = ['ADMIN_PASSWORD', 'OPENAI_API_KEY', 'IMAGE_STORE_ACCESS_KEY', 'IMAGE_STORE_SECRET_KEY'];

function service(name: string): ComposeService {
  const found = services[name] ?? withCaddy.services[name];
  if (!found) throw new Error(`The compose files have no service ${name}`);
  return found;
}

test('has the parts that exist, and no other', () =>
  expect(Object.keys(services).sort()).toEqual([...LASTING, ...ONCE, ...LOCAL_MODEL].sort()));

const match = (pattern: RegExp) => expect.stringMatching(pattern) as string;
const aNumber = expect.any(Number) as number;
/** No root, nothing to write to, no privileges, and a limit to all that can run out. */
const HARDENED = {
  user: match(/^[1-9]\d*:[1-9]\d*$/),
  read_only: true,
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  init: true,
  mem_limit: match(/^\d+m$/),
  cpus: 1,
  pids_limit: aNumber,
  ulimits: { nofile: aNumber },
  logging: { options: { 'max-size': '10m', 'max-file': '3' } },
};
/** A model wants all processors and much memory: the others go before it. */
const HARDENED_MODEL = {
  ...HARDENED,
  mem_limit: '${LOCAL_MODEL_MEMORY:-8192m}',
  cpus: 0,
  cpu_shares: 256,
};
const SECRET = /PASSWORD|SECRET|TOKEN|KEY|DATABASE_URL|REDIS_URL/;

describe.each([...LASTING, ...ONCE, ...LOCAL_MODEL, 'caddy'])('%s', (name) => {
  const part = service(name);

  test('is hardened and limited', () => {
    expect(part).toMatchObject(LOCAL_MODEL.includes(name) ? HARDENED_MODEL : HARDENED);
    for (const key of ['cap_add', 'privileged', 'pid']) expect(part).not.toHaveProperty(key);
    for (const folder of part.tmpfs ?? [])
      // Podman takes no owner here; the container has one user alone.
      expect(folder).toMatch(/:mode=1777,size=\d+m(?:,noexec,nosuid)?$/);
  });

  test('mounts named volumes only, never a folder or socket of the machine', () => {
    const named = Object.keys({ ...volumes, ...withCaddy.volumes });
    for (const mount of part.volumes ?? []) expect(named).toContain(mount.split(':')[0]);
  });

  test('is given no secret in its environment, except those that only the owner knows', () => {
    for (const [key, value] of Object.entries(part.environment ?? {}))
      if (OWNERS.includes(key)) expect(value).toBe(`\${${key}:-}`);
      else if (SECRET.test(key)) expect(key).toMatch(/_FILE$/);
  });
});

/** By the user of an image, the programs that it has. */
const PROBES: Record<string, RegExp> = {
  '101:101': /^CMD curl /,
  '1000:1000': /^CMD node -e fetch\(|^CMD curl .*\/health$/,
  '1001:1001': /^CMD wget /,
  '999:999': /^CMD pg_isready |^CMD-SHELL .*redis-cli ping/,
};

test.each([...LASTING, 'local-model', 'caddy'])(
  '%s comes back by itself, has time to finish and is probed',
  (name) => {
    const part = service(name);
    expect(part).toMatchObject({ restart: 'unless-stopped', stop_grace_period: match(/^[2-9]\ds$/) });
    expect(part.healthcheck).toHaveProperty('timeout');
    expect(part.healthcheck?.test?.join(' ')).toMatch(PROBES[part.user ?? ''] ?? /^$/);
  },
);

test.each([...ONCE, 'local-model-download'])('%s runs once', (name) =>
  expect(service(name)).toHaveProperty('restart', 'no'),
);

const onNetwork = (network: string) =>
  Object.keys(services)
    .filter((name) => services[name]?.networks?.includes(network))
    .sort();

describe('networks', () => {
  test('only the gateway is published, on this machine unless told otherwise', () => {
    expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(['gateway']);
    expect(service('gateway').ports).toEqual(['${HOST:-127.0.0.1}:${PORT:-8080}:8080']);
  });

  test('only the gateway, the AI service and what fetches a model have a way out, the AI service also to this machine', () => {
    const open = Object.keys(networks).filter((name) => !networks[name]?.internal);
    expect(open).toEqual(['edge', 'upstream', 'downloads']);
    expect(service('secrets')).toHaveProperty('network_mode', 'none');
    const withHosts = Object.keys(services).filter((name) => services[name]?.extra_hosts);
    expect(withHosts).toEqual(['ai']);
    expect(service('ai').extra_hosts).toEqual(['host.docker.internal:host-gateway']);
  });

  test.each([
    ['edge', ['gateway']],
    ['upstream', ['ai']],
    ['data', ['admin', 'database', 'menu', 'postgres', 'redis']],
    ['counters', ['ai', 'redis']],
    ['pages', ['prerenderer', 'gateway', ...FRONT_ENDS]],
    ['parts', ['prerenderer', 'gateway', ...SERVICE_NAMES]],
  ])('%s has only those that need it', (network, names) =>
    expect(onNetwork(network)).toEqual([...names].sort()),
  );

  test('the gateway and its prerenderer know every part by the port on which it listens', () => {
    const ports = [
      ...FRONT_ENDS.map((name) => [name, 8080] as const),
      ...Object.entries(SERVICES).map(([name, { port }]) => [name, port] as const),
    ];
    const parts = Object.fromEntries(
      ports.map(([name, port]) => [variable(name, 'UPSTREAM'), `${name}:${port}`]),
    );
    for (const name of ['gateway', 'prerenderer']) expect(service(name).environment).toMatchObject(parts);
    for (const [name, { port }] of Object.entries(SERVICES))
      expect(service(name).environment?.['PORT']).toBe(port);
  });

  test('an own file lets the admin service out to a store of pictures', () => {
    const admin = { networks: [...(service('admin').networks ?? []), 'image-store'] };
    const file = read('services/admin/docker-compose.image-store.yml');
    expect(file).toEqual({ services: { admin }, networks: { 'image-store': {} } });
  });

  test('an own file has the gateway speak https, with files of the machine that it cannot write', () => {
    const { gateway } = read(TLS).services;
    expect(gateway?.environment).toEqual({ TLS_CERT: '/run/tls/cert.pem', TLS_KEY: '/run/tls/key.pem' });
    const bind = { create_host_path: false, selinux: 'z' };
    for (const mount of gateway?.volumes ?? [])
      expect(mount).toMatchObject({ type: 'bind', read_only: true, bind });
  });

  test('another puts Caddy before the gateway, which is then published no more and trusts Caddy alone', () => {
    const subnet = '${PROXY_SUBNET:-10.213.80.0/29}';
    expect(readText(CADDY)).toContain('ports: !reset []');
    expect(withCaddy.services['gateway']).toMatchObject({
      ports: [],
      environment: { TRUSTED_PROXIES: subnet },
    });
    expect(withCaddy.networks['entrance']).toEqual({ internal: true, ipam: { config: [{ subnet }] } });
    expect(withCaddy.services['caddy']?.networks).toEqual(['outside', 'entrance']);
    // One that exists already would go on without the range.
    for (const name of Object.keys(withCaddy.networks)) expect(networks).not.toHaveProperty(name);
  });
});

/** Names of the services that mount a volume, and how. */
const mountsOf = (volume: string) =>
  Object.entries(services).flatMap(([name, { volumes: mounts = [] }]) =>
    mounts
      .filter((mount) => mount.startsWith(`${volume}:`))
      .map((mount) => `${name} ${mount.endsWith(':ro') ? 'reads' : 'writes'}`),
  );

describe('data', () => {
  test('each part reads its own secrets only', () => {
    expect(mountsOf('passwords')).toEqual(['secrets writes', 'database reads']);
    for (const name of ['postgres', 'redis', 'menu', 'admin', 'ai'])
      expect(mountsOf(`${name}-secrets`).sort()).toEqual([`${name} reads`, 'secrets writes'].sort());
  });

  test.each([
    ...['postgres', 'redis'].map((name) => [`${name}-data`, name]),
    ...['gateway', ...FRONT_ENDS].map((name) => [`${name}-versions`, name]),
    ['pictures', 'admin'],
  ])('%s outlives the container of %s', (volume, name) =>
    expect(mountsOf(String(volume))).toEqual([`${name} writes`]),
  );

  test('Postgres checks its pages and asks everyone for a password; Redis forgets no counter', () => {
    expect(service('postgres').environment?.['POSTGRES_INITDB_ARGS']).toBe(
      '--data-checksums --auth-local=peer --auth-host=scram-sha-256',
    );
    const command = service('redis').command?.join(' ');
    expect(command).toMatch(/--appendonly yes --maxmemory 64mb --maxmemory-policy noeviction$/);
  });

  test('services start after their role and schema, and the gateway waits for the shell alone', () => {
    for (const name of ['menu', 'admin'])
      expect(service(name).depends_on?.['database']?.condition).toBe('service_completed_successfully');
    const waits = Object.entries(service('gateway').depends_on ?? {});
    const healthy = waits.filter(([, { condition }]) => condition !== 'service_started');
    expect(healthy).toEqual([['shell', { condition: 'service_healthy' }]]);
  });
});

test('every variable that is passed on is in the operations guide', () => {
  const [, table = ''] = /^## Variables$([^]*?)^## /m.exec(readText('docs/operations.md')) ?? [];
  const files = ['docker-compose.yml', TLS, CADDY].map(readText).join('');
  const passed = [...files.matchAll(/\$\{(\w+):[-?]/g)].map(([, name = '']) => name);
  expect(passed.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

describe('images', () => {
  const text = readText('Dockerfile');
  const stages = text.split(/^(?=FROM )/m).slice(1);

  test('each part is built by the stage of its kind, and told its commit', () => {
    const facts = { REVISION: '${REVISION:-}', SOURCE_URL: '${SOURCE_URL:-}' };
    const kinds = [
      ...FRONT_ENDS.map((name) => [name, 'front-end']),
      ...SERVICE_NAMES.map((name) => [name, 'service']),
    ];
    for (const [PART = '', target] of kinds)
      expect(service(PART).build).toMatchObject({ target, args: { ...facts, PART } });
  });

  const named = FILES.flatMap((file) => referencesIn(file, readText(file)));

  test('of others have whole names, which Podman asks for, and one digest at most wherever they are named', () => {
    for (const reference of named)
      expect(reference).toMatch(
        /^(?:docker\.io\/[a-z-]+\/[a-z-]+:\d+(?:\.\d+)?(?:-bookworm(?:-slim)?)?|ghcr\.io\/ggml-org\/llama\.cpp:server-v\d+\.\d+\.\d+)(?:@sha256:[0-9a-f]{64})?$/,
      );
    expect(new Set(named).size).toBe(new Set(named.map((reference) => reference.split('@')[0])).size);
  });

  test('are named to Renovate as they are in the files', () => {
    const { packageRules } = JSON.parse(readText('renovate.json')) as {
      packageRules: { matchDatasources?: string[]; matchPackageNames: string[] }[];
    };
    const ruled = packageRules.filter(({ matchDatasources }) => matchDatasources?.includes('docker'));
    const names = named.map((reference) => partsOf(reference).name);
    const rules = ruled.flatMap(({ matchPackageNames }) => matchPackageNames);
    expect(rules).toHaveLength(3);
    expect(names).toEqual(expect.arrayContaining(rules));
  });

  test('say in labels what they are, last of all: no other commit builds them anew', () => {
    const { version } = JSON.parse(readText('package.json')) as { version: string };
    const files = [...stages, readText('gateway/caddy/Dockerfile')];
    const labelled = files.filter((stage) => stage.includes('\nLABEL '));
    expect(labelled).toHaveLength(6);
    expect(text).toContain(`ARG VERSION=${version}`);
    for (const stage of labelled) {
      const last = stage.slice(stage.lastIndexOf('\nARG '));
      expect(last.match(/^[A-Z]+ /gm)?.slice(0, 2)).toEqual(['ARG ', 'LABEL ']);
      const labels = [...last.matchAll(/opencontainers\.image\.(\w+)=/g)].map(([, name]) => name);
      expect(labels).toEqual(['title', 'version', 'revision', 'source', 'licenses']);
    }
  });

  test('are built without install scripts and secrets, and their Node programs give memory back', () => {
    expect(text.match(/npm (?:ci|install)/g)?.length).toBe(text.match(/npm ci --ignore-scripts/g)?.length);
    expect(text).not.toMatch(/^(?:ARG|ENV).*(?:PASSWORD|SECRET|TOKEN)/m);
    const programs = stages.filter((stage) => stage.includes('CMD ["node"'));
    expect(programs).toHaveLength(2);
    for (const stage of programs) {
      const [, command = '[]'] = /^CMD (\["node".*\])$/m.exec(stage) ?? [];
      expect(JSON.parse(command)).toEqual(expect.arrayContaining(LEAN.nodeArgs));
      for (const [name, value] of Object.entries(LEAN.env)) expect(stage).toContain(` ${name}=${value} `);
      expect(stage).toContain('\nARG REVISION\nENV REVISION=${REVISION}\n');
    }
  });

  test('hold of the product one part and the libraries: it is replaced alone', () => {
    const copied = [...text.matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)].map(([, from = '']) => from);
    const ours = copied.filter(
      (from) => !/^(?:tools|gateway|ops)\b|^(?:\.|nx\.json .*|services\/database.*)$/.test(from),
    );
    expect(ours).toEqual(['libs', '${PART}', 'services/${PART}', 'libs/contracts/package.json']);
  });
});
