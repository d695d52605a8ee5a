import { REMOTES, SERVICES } from '../../libs/contracts/src/parts.js';
import { readComposeFile, type ComposeService } from '../compose/compose-file.js';
import { variable } from '../../ops/launch/parts.mjs';
import { render, type Manifest } from './kustomization.js';
import { base, byName, containerOf, deployments, EXAMPLE, readme, settingsOf } from './workloads.js';

const compose = readComposeFile();
const FRONT_ENDS = ['shell', ...Object.keys(REMOTES)];
const SERVICE_NAMES = Object.keys(SERVICES);
const PARTS = ['prerenderer', 'gateway', ...FRONT_ENDS, ...SERVICE_NAMES].sort();
const PORTS: Record<string, number> = {
  gateway: 8080,
  prerenderer: 3000,
  ...Object.fromEntries(FRONT_ENDS.map((name) => [name, 8080])),
  ...Object.fromEntries(Object.entries(SERVICES).map(([name, { port }]) => [name, port])),
};
const NAME = 'app.kubernetes.io/name';

function service(name: string): ComposeService {
  const found = compose.services[name];
  if (!found) throw new Error(`docker-compose.yml has no service ${name}`);
  return found;
}

const pod = (name: string) => deployments[name]?.spec.template.spec;
const mebibytes = (size = '') => Number(/^(\d+)Mi$/.exec(size)?.[1]);
const processors = (cpu: string) => (cpu.endsWith('m') ? Number.parseInt(cpu, 10) / 1_000 : Number(cpu));

test('has the parts that exist; what keeps data is elsewhere', () => {
  expect(Object.keys(deployments).sort()).toEqual(PARTS);
  expect(base.some(({ kind }) => kind === 'StatefulSet' || kind === 'Secret')).toBe(false);
});

describe.each(PARTS)('%s', (name) => {
  const { securityContext, resources, ...container } = containerOf(name);

  test('runs the image that docker-compose.yml builds, as the same user', () => {
    expect(container.image).toBe(service(name).image);
    const [user, group] = service(name).user?.split(':').map(Number) ?? [];
    expect(pod(name)?.securityContext).toMatchObject({ runAsUser: user, runAsGroup: group, fsGroup: group });
  });

  test('is as hardened as there', () => {
    expect(pod(name)?.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod(name)).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
  });

  test('has the limits of there, and asks for what it needs when idle', () => {
    const { mem_limit: memory, cpus } = service(name);
    expect(resources.limits).toEqual({ cpu: String(cpus), memory: memory?.replace(/m$/, 'Mi') });
    expect(mebibytes(resources.requests.memory)).toBeLessThanOrEqual(
      mebibytes(resources.limits.memory) / 2.5,
    );
    expect(processors(resources.requests.cpu)).toBeGreaterThan(0);
  });

  test('writes to the folders of there, which have an end', () => {
    const volumes = Object.fromEntries(pod(name)?.volumes.map((volume) => [volume.name, volume]) ?? []);
    const mounted = container.volumeMounts.map((mount) => {
      const { emptyDir, persistentVolumeClaim: claim } = volumes[mount.name] ?? {};
      return `${mount.mountPath} ${emptyDir?.medium ? mebibytes(emptyDir.sizeLimit) : (claim?.claimName ?? '')}`;
    });
    const { tmpfs = [], volumes: named = [] } = service(name);
    const inMemory = tmpfs.map((folder) => `${folder.split(':')[0]} ${/size=(\d+)m/.exec(folder)?.[1]}`);
    const kept = named
      .map((volume) => volume.split(':'))
      .filter(([volume]) => !volume?.endsWith('-secrets'))
      // Pictures are in a store; a pod's gateway is replaced with its configuration, which it keeps in memory.
      .map(([volume = '', path]) => `${path} ${{ pictures: '', 'gateway-versions': 8 }[volume] ?? volume}`);
    expect(mounted.sort()).toEqual([...inMemory, ...kept].sort());
  });

  test('is asked whether it started, is ready and lives, of what is its own alone', () => {
    const { startupProbe, readinessProbe, livenessProbe } = container;
    for (const { timeoutSeconds } of [startupProbe, readinessProbe, livenessProbe])
      expect(timeoutSeconds).toBe(4);
    const asked = [startupProbe, readinessProbe, livenessProbe].map(
      ({ exec, httpGet }) => httpGet?.path ?? exec?.command,
    );
    const own = {
      gateway: Array(3).fill(service('gateway').healthcheck?.test?.slice(1)),
      prerenderer: Array(3).fill('/health/live'),
    };
    if (name === 'gateway' || name === 'prerenderer') expect(asked).toEqual(own[name]);
    else if (FRONT_ENDS.includes(name)) expect(asked).toEqual(Array(3).fill(`/${name}/version.json`));
    else expect(asked).toEqual(['/health/live', '/health/ready', '/health/live']);
  });

  test('is replaced without a gap, and has time to finish', () => {
    expect(deployments[name]?.spec.strategy).toEqual({
      type: 'RollingUpdate',
      rollingUpdate: { maxSurge: 1, maxUnavailable: 0 },
    });
    expect(container.lifecycle).toEqual({ preStop: { exec: { command: ['sleep', '5'] } } });
    // Five seconds before the signal; a service then takes eleven and a half, a picture through the gateway sixty.
    const least = name === 'gateway' ? 5 + 60 : 5 + 12;
    expect(pod(name)?.terminationGracePeriodSeconds).toBeGreaterThan(least);
  });

  test('is reached by its name at the port on which it listens', () => {
    expect(container.ports).toEqual([{ name: 'http', containerPort: PORTS[name] }]);
    expect(byName('Service')[name]?.spec).toEqual({
      selector: { [NAME]: name },
      ports: [{ name: 'http', port: PORTS[name], targetPort: 'http' }],
    });
  });

  test('has two replicas at least, of which a drained node takes one at a time', () => {
    expect(deployments[name]?.spec.selector.matchLabels).toEqual({ [NAME]: name });
    expect(deployments[name]?.spec.template.metadata.labels).toMatchObject({ [NAME]: name });
    expect(byName('PodDisruptionBudget')[name]?.spec).toMatchObject({
      maxUnavailable: 1,
      selector: { matchLabels: { [NAME]: name } },
    });
    const autoscaler = byName('HorizontalPodAutoscaler')[name];
    if (!autoscaler) return expect(deployments[name]?.spec.replicas).toBe(2);
    // A number here would undo what the autoscaler did, each time it is applied.
    expect(deployments[name]?.spec.replicas).toBeUndefined();
    expect(autoscaler.spec).toMatchObject({
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas: 2,
    });
  });

  test('is told what docker-compose.yml tells it', () => {
    const { env = [], envFrom = [] } = container;
    const told = [
      ...Object.keys(settingsOf(name)),
      ...env.map((each) => each.name),
      ...(envFrom.some(({ secretRef }) => secretRef?.name === `${name}-secrets`)
        ? secretsInReadme(name)
        : []),
    ];
    const missing = Object.keys(service(name).environment ?? {}).filter((key) => !told.includes(key));
    expect(missing).toEqual([]);
  });
});

/** The variables that the README's command puts into a Secret. */
function secretsInReadme(name: string): string[] {
  const [, command = ''] =
    new RegExp(`create secret generic ${name}-secrets([^]*?[^\\\\])\\n`).exec(readme) ?? [];
  return [...command.matchAll(/--from-literal=(\w+)=/g)].map(([, key = '']) => key);
}

test('autoscalers, budgets and Services are those of parts', () => {
  for (const kind of ['Service', 'PodDisruptionBudget'])
    expect(Object.keys(byName(kind)).sort()).toEqual(PARTS);
  // Of a front end two small nginx are plenty.
  const scaled = ['prerenderer', 'gateway', ...SERVICE_NAMES].sort();
  expect(Object.keys(byName('HorizontalPodAutoscaler')).sort()).toEqual(scaled);
});

test('secrets are made by the commands of the README, which name every address that a service needs', () => {
  const used = Object.keys(deployments).flatMap((name) => {
    const { env = [], envFrom = [] } = containerOf(name);
    return [
      ...envFrom.map(({ secretRef }) => secretRef?.name),
      ...env.map(({ valueFrom }) => valueFrom?.secretKeyRef.name),
    ].filter((secret) => secret !== undefined);
  });
  expect([...new Set(used)].sort()).toEqual(['admin-secrets', 'ai-secrets', 'menu-secrets']);
  expect(secretsInReadme('menu')).toContain('MENU_DATABASE_URL');
  expect(secretsInReadme('admin')).toEqual(
    expect.arrayContaining(['ADMIN_DATABASE_URL', 'REDIS_URL', 'IMAGE_STORE_URL']),
  );
  expect(secretsInReadme('ai')).toEqual(expect.arrayContaining(['REDIS_URL', 'OPENAI_API_KEY']));
});

test('without a store of pictures the admin service does not start', () => {
  expect(containerOf('admin').env).toContainEqual({
    name: 'IMAGE_STORE_URL',
    valueFrom: { secretKeyRef: { name: 'admin-secrets', key: 'IMAGE_STORE_URL' } },
  });
});

test('the gateway and its prerenderer know every part by its whole name: nginx adds no domain', () => {
  const whole = (name: string) => `${name}.peanut.svc.cluster.local:${PORTS[name]}`;
  const parts = Object.fromEntries(
    [...FRONT_ENDS, ...SERVICE_NAMES].map((name) => [variable(name, 'UPSTREAM'), whole(name)]),
  );
  expect(settingsOf('prerenderer')).toEqual(parts);
  expect(settingsOf('gateway')).toMatchObject({
    ...parts,
    PRERENDERER_UPSTREAM: whole('prerenderer'),
    RESOLVER: 'kube-dns.kube-system.svc.cluster.local',
  });
});

test('the services know each other as in docker-compose.yml', () => {
  for (const name of SERVICE_NAMES) {
    const { environment = {} } = service(name);
    const given = Object.entries(environment).filter(([key]) => /^(?:PORT|MENU_URL|ADMIN_URL)$/.test(key));
    expect(settingsOf(name)).toMatchObject(
      Object.fromEntries(given.map(([key, value]) => [key, String(value)])),
    );
  }
});

test('the versions of a front end are shared by its replicas', () => {
  const claims = byName('PersistentVolumeClaim');
  expect(Object.keys(claims).sort()).toEqual(FRONT_ENDS.map((name) => `${name}-versions`).sort());
  for (const { spec } of Object.values(claims))
    expect(spec).toMatchObject({ accessModes: ['ReadWriteMany'] });
});

describe('the example', () => {
  const example = render(EXAMPLE);

  test('takes every image from a registry, at a version', () => {
    const images = Object.values(byName('Deployment', example)).map(
      (deployment) => (deployment as (typeof deployments)[string]).spec.template.spec.containers[0]?.image,
    );
    expect(images.sort()).toEqual(PARTS.map((name) => `registry.example/peanut/${name}:1.0.0`));
  });

  test('lets guests in by https, at the address that the gateway knows', () => {
    const { spec } = byName('Ingress', example)['peanut'] as Manifest;
    expect(spec).toMatchObject({
      tls: [{ hosts: ['bar.example'] }],
      rules: [
        {
          host: 'bar.example',
          http: { paths: [{ path: '/', backend: { service: { name: 'gateway', port: { name: 'http' } } } }] },
        },
      ],
    });
    expect(byName('ConfigMap', example)['gateway']?.data).toMatchObject({
      PUBLIC_ORIGIN: 'https://bar.example',
    });
  });
});
