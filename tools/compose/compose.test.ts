import { REMOTES, SERVICES } from '../../libs/contracts/src/parts.js';
import { FILES, referencesIn } from '../images/references.mjs';
import { LEAN, variable } from '../../ops/launch/parts.mjs';
import { readComposeFile, readText, type ComposeService } from './compose-file.js';

const { services, networks, volumes } = readComposeFile();
const TLS = 'gateway/docker-compose.tls.yml';
const CADDY = 'gateway/docker-compose.caddy.yml';
const withCaddy = readComposeFile(CADDY);
const FRONT_ENDS = ['shell', ...Object.keys(REMOTES)];
const SERVICE_NAMES = Object.keys(SERVICES);
const LASTING = ['prerenderer', 'gateway', 'postgres', 'redis', ...FRONT_ENDS, ...SERVICE_NAMES];
const ONCE = ['database', 'secrets'];
/** What each build is told for its labels. */
const FACTS = { REVISION: '${REVISION:-}', SOURCE_URL: '${SOURCE_URL:-}' };
/** The first password, and keys of services elsewhere: nothing here can make them up. */
const OWNERS = ['ADMIN_PASSWORD', 'OPENAI_API_KEY', 'IMAGE_STORE_ACCESS_KEY', 'IMAGE_STORE_SECRET_KEY'];

function service(name: string): ComposeService {
  const found = services[name] ?? withCaddy.services[name];
  if (!found) throw new Error(`The compose files have no service ${name}`);
  return found;
}

/** Names of the services that mount a volume, and how. */
function mountsOf(volume: string): string[] {
  return Object.entries(services).flatMap(([name, { volumes: mounts = [] }]) =>
    mounts
      .filter((mount) => mount.startsWith(`${volume}:`))
      .map((mount) => `${name} ${mount.endsWith(':ro') ? 'reads' : 'writes'}`),
  );
}

const onNetwork = (network: string) =>
  Object.keys(services)
    .filter((name) => services[name]?.networks?.includes(network))
    .sort();

test('has the parts that exist, and no other', () => {
  expect(Object.keys(services).sort()).toEqual([...LASTING, ...ONCE].sort());
});

describe.each([...LASTING, ...ONCE, 'caddy'])('%s', (name) => {
  const part = service(name);

  test('runs as a numbered user that is not root', () => expect(part.user).toMatch(/^[1-9]\d*:[1-9]\d*$/));

  test('cannot write to its image', () => expect(part.read_only).toBe(true));

  test('has no capability and gains none', () => {
    expect(part.cap_drop).toEqual(['ALL']);
    expect(part.cap_add).toBeUndefined();
    expect(part.privileged).toBeUndefined();
    expect(part.security_opt).toContain('no-new-privileges:true');
    expect(part.pid).toBeUndefined();
  });

  test('has an init process, which passes signals on and reaps children', () => expect(part.init).toBe(true));

  test('is limited in memory, processor time, processes, open files and log size', () => {
    expect(part.mem_limit).toMatch(/^\d+m$/);
    expect(part.cpus).toBeGreaterThan(0);
    expect(part.pids_limit).toBeGreaterThan(0);
    expect(part.pids_limit).toBeLessThanOrEqual(200);
    expect(part.ulimits?.nofile).toBeGreaterThan(0);
    expect(part.logging?.options).toEqual({ 'max-size': '10m', 'max-file': '3' });
  });

  test('says how large each folder in memory may grow and who may write there', () => {
    expect(part.tmpfs?.length).toBeGreaterThan(0);
    for (const folder of part.tmpfs ?? [])
      expect(folder).toMatch(/:(?=.*\bsize=\d+m\b)(?=.*\b(?:mode=1777|uid=[1-9]\d*)\b)/);
  });

  test('mounts named volumes only, never a folder or socket of the machine', () => {
    const named = Object.keys({ ...volumes, ...withCaddy.volumes });
    for (const mount of part.volumes ?? []) expect(named).toContain(mount.split(':')[0]);
  });

  test('is given no secret in its environment, except those that only the owner can know', () => {
    const secrets = Object.entries(part.environment ?? {}).filter(([key]) =>
      /PASSWORD|SECRET|TOKEN|KEY|DATABASE_URL|REDIS_URL/.test(key),
    );
    for (const [key, value] of secrets)
      if (OWNERS.includes(key)) expect(value).toBe(`\${${key}:-}`);
      else expect(key).toMatch(/_FILE$/);
  });
});

describe.each([...LASTING, 'caddy'])('%s, which stays', (name) => {
  const part = service(name);

  test('comes back by itself, and has time to finish', () => {
    expect(part.restart).toBe('unless-stopped');
    expect(Number.parseInt(part.stop_grace_period ?? '0', 10)).toBeGreaterThanOrEqual(20);
  });

  test('is asked how it is, with a program that its image has', () => {
    const programs: Record<string, RegExp> = {
      '101:101': /^CMD curl /,
      '1000:1000': /^CMD node -e fetch\(/,
      '1001:1001': /^CMD wget /,
      '999:999': /^CMD pg_isready |^CMD-SHELL .*redis-cli ping/,
    };
    expect(part.healthcheck?.test?.join(' ')).toMatch(programs[part.user ?? ''] ?? /^$/);
    expect(part.healthcheck?.timeout).toBeDefined();
  });
});

test.each(ONCE)('%s runs once', (name) => expect(service(name).restart).toBe('no'));

describe('networks', () => {
  test('only the gateway is published, on this machine unless told otherwise', () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports);
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([
      ['gateway', ['${HOST:-127.0.0.1}:${PORT:-8080}:8080']],
    ]);
  });

  test('only the gateway and the AI service have a way out', () => {
    expect(Object.keys(networks).filter((name) => !networks[name]?.internal)).toEqual(['edge', 'upstream']);
    expect(onNetwork('edge')).toEqual(['gateway']);
    expect(onNetwork('upstream')).toEqual(['ai']);
    expect(service('secrets').network_mode).toBe('none');
  });

  test('the AI service alone finds a model on this machine, by the name that Docker Desktop gives it', () => {
    expect(Object.keys(services).filter((name) => services[name]?.extra_hosts)).toEqual(['ai']);
    expect(service('ai').extra_hosts).toEqual(['host.docker.internal:host-gateway']);
  });

  test('an own file lets the admin service, and no other, out to a store of pictures', () => {
    const more = readComposeFile('services/admin/docker-compose.image-store.yml');
    expect(more).toEqual({
      services: { admin: { networks: [...(service('admin').networks ?? []), 'image-store'] } },
      networks: { 'image-store': {} },
    });
  });

  test('an own file has the gateway speak https, with files of the machine that it cannot write', () => {
    const file = (name: string, target: string) => ({
      type: 'bind',
      source: expect.stringMatching(new RegExp(`^\\$\\{${name}:\\?${name} must [^}]+\\}$`)) as string,
      target,
      read_only: true,
      bind: { create_host_path: false },
    });
    expect(readComposeFile(TLS)).toEqual({
      services: {
        gateway: {
          ports: ['HTTPS_PORT:-443', 'HTTP_PORT:-80'].map((port) => `\${HOST:-127.0.0.1}:\${${port}}:8080`),
          environment: { TLS_CERT: '/run/tls/cert.pem', TLS_KEY: '/run/tls/key.pem' },
          volumes: [file('TLS_CERT', '/run/tls/cert.pem'), file('TLS_KEY', '/run/tls/key.pem')],
        },
      },
    });
  });

  test('another puts Caddy before the gateway, which is then published no more and believes Caddy alone', () => {
    const { gateway, caddy } = withCaddy.services;
    const subnet = '${PROXY_SUBNET:-10.213.80.0/29}';
    expect(readText(CADDY)).toContain('ports: !reset []');
    expect(gateway).toEqual({
      ports: [],
      networks: ['edge'],
      environment: {
        PUBLIC_ORIGIN: expect.stringMatching(/^\$\{PUBLIC_ORIGIN:\?PUBLIC_ORIGIN must [^}]+\}$/) as string,
        TRUSTED_PROXIES: subnet,
      },
    });
    expect(withCaddy.networks).toEqual({
      outside: {},
      edge: { internal: true, ipam: { config: [{ subnet }] } },
    });
    expect(caddy?.networks).toEqual(['outside', 'edge']);
    expect(readText('gateway/caddy/Caddyfile')).toContain('reverse_proxy gateway:8080 {');
    expect(readText('gateway/caddy/Dockerfile')).toMatch(/^FROM caddy:2(?:@sha256:\S+)?$/m);
  });

  test('only those that keep data reach Postgres and Redis', () => {
    expect(onNetwork('data')).toEqual(['admin', 'database', 'menu', 'postgres', 'redis']);
    expect(onNetwork('counters')).toEqual(['ai', 'redis']);
  });

  test('only the gateway and its prerenderer reach front ends and services: no front end can name a client', () => {
    expect(onNetwork('pages')).toEqual(['prerenderer', 'gateway', ...FRONT_ENDS].sort());
    expect(onNetwork('parts')).toEqual(['prerenderer', 'gateway', ...SERVICE_NAMES].sort());
  });

  test('the gateway and its prerenderer know every part by the port on which it listens', () => {
    const parts = Object.fromEntries([
      ...FRONT_ENDS.map((name) => [variable(name, 'UPSTREAM'), `${name}:8080`]),
      ...Object.entries(SERVICES).map(([name, { port }]) => [variable(name, 'UPSTREAM'), `${name}:${port}`]),
    ]);
    const addresses = (name: string) =>
      Object.fromEntries(
        Object.entries(service(name).environment ?? {}).filter(([key]) => key.endsWith('_UPSTREAM')),
      );
    expect(addresses('prerenderer')).toEqual(parts);
    expect(addresses('gateway')).toEqual({ ...parts, PRERENDERER_UPSTREAM: 'prerenderer:3000' });
  });

  test('each part is built from what the one Dockerfile has for its kind, and listens where the manifest says', () => {
    for (const name of FRONT_ENDS)
      expect(service(name).build).toEqual({
        context: '.',
        target: 'front-end',
        args: { ...FACTS, PART: name },
      });
    for (const [name, { port }] of Object.entries(SERVICES)) {
      expect(service(name).build).toEqual({
        context: '.',
        target: 'service',
        args: { ...FACTS, PART: name },
      });
      expect(service(name).environment?.['PORT']).toBe(port);
    }
  });
});

describe('data', () => {
  test('each part reads its own secrets only', () => {
    expect(mountsOf('passwords')).toEqual(['secrets writes', 'database reads']);
    for (const name of ['postgres', 'redis', 'menu', 'admin', 'ai'])
      expect(mountsOf(`${name}-secrets`).sort()).toEqual([`${name} reads`, 'secrets writes'].sort());
  });

  test('Postgres checks its pages and asks everyone for a password', () => {
    expect(service('postgres').environment?.['POSTGRES_INITDB_ARGS']).toBe(
      '--data-checksums --auth-local=peer --auth-host=scram-sha-256',
    );
    expect(mountsOf('postgres-data')).toEqual(['postgres writes']);
  });

  test('the versions of a front end outlive its container', () => {
    for (const name of FRONT_ENDS) {
      expect(service(name).volumes).toEqual([`${name}-versions:/srv/${name}`]);
      expect(service(name).healthcheck?.test).toContain(`http://127.0.0.1:8080/${name}/version.json`);
    }
    expect(readText('Dockerfile')).toContain('mkdir -p /srv/${PART} && chown 101:101 /srv/${PART}');
  });

  test("the gateway's configurations outlive its container", () => {
    expect(mountsOf('gateway-versions')).toEqual(['gateway writes']);
    expect(service('gateway').volumes).toContain('gateway-versions:/srv/gateway');
    expect(readText('Dockerfile')).toContain('mkdir -p /srv/gateway && chown 101:101 /srv/gateway');
  });

  test('pictures outlive the container, and there is memory to decode them', () => {
    expect(mountsOf('pictures')).toEqual(['admin writes']);
    expect(service('admin').volumes).toContain('pictures:/data');
    expect(readText('Dockerfile')).toMatch(
      / DATA_DIR=\/data\n(?:#.*\n)*RUN mkdir \/data && chown 1000:1000 \/data /,
    );
    expect(Number.parseInt(service('admin').mem_limit ?? '0', 10)).toBeGreaterThanOrEqual(384);
  });

  test('Redis forgets no counter at a restart and pushes none out', () => {
    expect(service('redis').volumes).toContain('redis-data:/data');
    const command = service('redis').command?.join(' ');
    expect(command).toMatch(/--save {2}--appendonly yes --maxmemory 64mb --maxmemory-policy noeviction$/);
  });

  test('services start when their role and schema are there', () => {
    for (const name of SERVICE_NAMES.filter((each) => SERVICES[each as keyof typeof SERVICES].hasDatabase))
      expect(service(name).depends_on?.['database']?.condition).toBe('service_completed_successfully');
    expect(service('database').depends_on?.['postgres']?.condition).toBe('service_healthy');
  });

  test('the gateway opens without the services: a part that is down costs its own area only', () => {
    const { shell, ...others } = service('gateway').depends_on ?? {};
    expect(shell?.condition).toBe('service_healthy');
    for (const { condition } of Object.values(others)) expect(condition).toBe('service_started');
  });
});

test('every variable that is passed on stands in the operations guide', () => {
  const [, table = ''] = /^## Variables$([^]*?)^## /m.exec(readText('docs/operations.md')) ?? [];
  const files = ['docker-compose.yml', TLS, CADDY].map(readText).join('');
  const passed = [...files.matchAll(/\$\{(\w+):[-?]/g)].map(([, name = '']) => name);
  expect(passed.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

describe('images', () => {
  const { version, license } = JSON.parse(readText('package.json')) as Record<string, string>;
  const label = (name: string, value: string) => `org.opencontainers.image.${name}="${value}"`;

  test.each([
    ['Dockerfile', 'front-end', '${PART}'],
    ['Dockerfile', 'service', '${PART}'],
    ['Dockerfile', 'prerenderer', 'prerenderer'],
    ['Dockerfile', 'gateway', 'gateway'],
    ['Dockerfile', 'database', 'database'],
    ['gateway/caddy/Dockerfile', '', 'caddy'],
  ])(
    '%s %s says in labels what it is, last of all, so that no other commit builds it anew',
    (file, stage, part) => {
      const text = readText(file);
      const [, steps = ''] =
        new RegExp(`^FROM \\S+${stage && ` AS ${stage}`}\n([^]*?)(?=^FROM |$(?![^]))`, 'm').exec(text) ?? [];
      const last = steps.slice(steps.lastIndexOf('\nARG '));
      expect(last.match(/^[A-Z]+ /gm)).toEqual(['ARG ', 'LABEL ']);
      expect(text).toContain(`ARG VERSION=${version}`);
      for (const expected of [
        label('title', `peanut-${part}`),
        label('version', '${VERSION}'),
        label('revision', '${REVISION}'),
        label('source', '${SOURCE_URL}'),
        label('licenses', license ?? ''),
      ])
        expect(last).toContain(expected);
    },
  );

  test('of others have a tag, and one digest at most wherever they are named', () => {
    const named = FILES.flatMap((file) => referencesIn(file, readText(file)));
    for (const reference of named)
      expect(reference).toMatch(/^[a-z/-]+:\d+(?:\.\d+)?(?:-bookworm(?:-slim)?)?(?:@sha256:[0-9a-f]{64})?$/);
    const tags = new Set(named.map((reference) => reference.split('@')[0]));
    expect(new Set(named).size).toBe(tags.size);
  });

  test.each(['service', 'prerenderer'])('%s tells its commit while it runs', (stage) => {
    const [, steps = ''] = new RegExp(` AS ${stage}\n([^]*?)^FROM `, 'm').exec(readText('Dockerfile')) ?? [];
    expect(steps).toContain('\nARG REVISION\nENV REVISION=${REVISION}\n');
    expect(steps.indexOf('ENV REVISION')).toBeGreaterThan(steps.lastIndexOf('\nCOPY '));
  });

  test('are told the facts when they are built', () => {
    const built = Object.entries({ ...services, caddy: withCaddy.services['caddy'] }).filter(
      ([, each]) => each?.build,
    );
    expect(built.length).toBeGreaterThan(LASTING.length - 3);
    for (const [, each] of built) expect(each?.build?.args).toMatchObject(FACTS);
  });
});

describe('the Dockerfile', () => {
  const text = readText('Dockerfile');
  const stages = text.split(/^(?=FROM )/m).slice(1);

  test('has no heredoc, no install script and no secret', () => {
    expect(text).not.toContain('<<');
    expect(text.match(/npm (?:ci|install)/g)?.length).toBe(text.match(/npm ci --ignore-scripts/g)?.length);
    expect(text).not.toMatch(/^(?:ARG|ENV).*(?:PASSWORD|SECRET|TOKEN)/m);
  });

  const programs = stages.filter((stage) => stage.includes('CMD ["node"'));
  test('its Node programs give memory back', () => {
    expect(programs).toHaveLength(2);
    for (const stage of programs) {
      const [, command = '[]'] = /^CMD (\["node".*\])$/m.exec(stage) ?? [];
      expect(JSON.parse(command)).toEqual(expect.arrayContaining(LEAN.nodeArgs));
      for (const [name, value] of Object.entries(LEAN.env)) expect(stage).toContain(` ${name}=${value} `);
    }
  });

  test('builds a part from its own folder and the libraries, so that it is replaced alone', () => {
    const copied = [...text.matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)].map(([, from = '']) => from);
    expect(copied).toEqual([
      '.',
      'nx.json tsconfig.base.json .swcrc',
      'libs',
      'tools/vite',
      'tools/lint/elements.mjs',
      'ops/launch/parts.mjs',
      '${PART}',
      'gateway/nginx/nginx.conf.template',
      'gateway/nginx/servers/static.conf.template',
      'gateway/containers/versions.sh',
      'services/${PART}',
      'gateway',
      'libs/contracts/package.json',
      'gateway/package.json',
      'gateway/containers/versions.sh',
      'gateway/containers/configuration.sh',
      'ops/database/prepare.sql services/database/make-secrets.sh services/database/prepare.sh',
    ]);
  });
});
