import { readComposeFile } from '../compose/compose-file.js';
import type { Manifest } from './kustomization.js';
import { byName, deployments } from './workloads.js';

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}
interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}
interface Policy extends Manifest {
  spec: {
    podSelector: Selector;
    policyTypes: string[];
    ingress?: { from: Peer[]; ports: { port: number; protocol?: string }[] }[];
    egress?: { to: Peer[]; ports: { port: number; protocol?: string }[] }[];
  };
}

const policies = Object.values(byName('NetworkPolicy')) as Policy[];
const { services } = readComposeFile();

/** Names of the Deployments whose pods a selector means. */
function podsOf({ matchLabels = {}, matchExpressions = [] }: Selector): string[] {
  return Object.keys(deployments).filter((name) => {
    const labels = deployments[name]?.spec.template.metadata.labels ?? {};
    return (
      Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
      matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
    );
  });
}

/** `menu > admin:3002`, for what the policies allow within the namespace. */
const pairs = (peers: Peer[], ports: { port: number }[], pairOf: (pod: string) => [string, string]) =>
  peers
    .filter(({ podSelector, namespaceSelector }) => podSelector && !namespaceSelector)
    .flatMap(({ podSelector = {} }) => podsOf(podSelector))
    .flatMap((pod) => {
      const [from, to] = pairOf(pod);
      return ports.map(({ port }) => `${from} > ${to}:${port}`);
    });

const sent = policies.flatMap(({ spec: { podSelector, egress = [] } }) =>
  podsOf(podSelector).flatMap((own) =>
    egress.flatMap(({ to, ports }) => pairs(to, ports, (other) => [own, other])),
  ),
);
const taken = policies.flatMap(({ spec: { podSelector, ingress = [] } }) =>
  podsOf(podSelector).flatMap((own) =>
    ingress.flatMap(({ from, ports }) => pairs(from, ports, (other) => [other, own])),
  ),
);

/** Each `host:port` that a container of docker-compose.yml is told. */
const told = Object.entries(services).flatMap(([name, { environment = {} }]) =>
  Object.entries(environment)
    .filter(([key]) => /_(?:UPSTREAM|URL)$/.test(key))
    .map(([, value]) => /(?:^|\/\/)([a-z-]+:\d+)$/.exec(String(value))?.[1])
    .filter((address) => address !== undefined)
    .map((address) => `${name} > ${address}`),
);

test('nobody may speak to anybody unless a policy says so', () => {
  expect(byName('NetworkPolicy')['nothing-else']?.spec).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  });
  for (const { spec } of policies) {
    if (spec.ingress) expect(spec.policyTypes).toContain('Ingress');
    if (spec.egress) expect(spec.policyTypes).toContain('Egress');
    expect(podsOf(spec.podSelector).length).toBeGreaterThan(0);
    for (const { ports } of [...(spec.ingress ?? []), ...(spec.egress ?? [])])
      expect(ports.length).toBeGreaterThan(0);
  }
});

test('a part reaches those whose address docker-compose.yml gives it, and no other', () => {
  expect([...new Set(sent)].sort()).toEqual(told.sort());
});

test('what one may send the other takes', () => expect(taken.sort()).toEqual([...sent].sort()));

test('no pair is allowed that shares no network of docker-compose.yml', () => {
  const networks = (name = '') => services[name]?.networks ?? [];
  const apart = sent.filter((pair) => {
    const [from = '', to] = pair.split(/ > |:/);
    return !networks(from).some((network) => networks(to).includes(network));
  });
  expect(apart).toEqual([]);
});

test('guests come in by the Ingress controller, to the gateway alone', () => {
  const open = policies.filter(({ spec }) =>
    spec.ingress?.some(({ from }) =>
      from.some(({ podSelector, namespaceSelector }) => namespaceSelector && !podSelector),
    ),
  );
  expect(open.map(({ spec }) => podsOf(spec.podSelector))).toEqual([['gateway']]);
});

test('out of the cluster: to Postgres, to Redis, and from admin and AI to the internet but to nothing private', () => {
  const outside = policies.flatMap(({ spec: { podSelector, egress = [] } }) =>
    egress
      .filter(({ to }) => to.some(({ ipBlock }) => ipBlock))
      .map(({ to, ports }) => [podsOf(podSelector), ports.map(({ port }) => port), to] as const),
  );
  expect(outside.map(([from, ports]) => [from.sort().join(), ports.join()])).toEqual([
    ['admin,menu', '5432'],
    ['admin,ai', '6379'],
    ['admin,ai', '443'],
  ]);
  expect(outside.at(-1)?.[2]).toEqual([
    {
      ipBlock: {
        cidr: '0.0.0.0/0',
        except: ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
      },
    },
  ]);
});
