import { readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; values: string[] }[];
}
interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}
interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports: { port: number }[];
}
interface Policy {
  kind: 'NetworkPolicy';
  metadata: { name: string };
  spec: { podSelector: Selector; policyTypes: string[]; ingress?: Rule[]; egress?: Rule[] };
}
interface Deployment {
  kind: 'Deployment';
  metadata: { name: string };
  spec: { template: { metadata: { labels: Record<string, string> } } };
}
interface Compose {
  services: Record<string, { environment?: Record<string, string | number> }>;
}

const BASE = 'docs/kubernetes/base';
const read = (file: string) => readFileSync(file, 'utf8');
const { resources } = parse(read(`${BASE}/kustomization.yaml`)) as { resources: string[] };
const manifests = resources.flatMap((file) =>
  parseAllDocuments(read(`${BASE}/${file}`)).map((document) => document.toJS() as Policy | Deployment),
);
const policies = manifests.filter((each) => each.kind === 'NetworkPolicy');
const deployments = manifests.filter((each) => each.kind === 'Deployment');
const { services } = parse(read('docker-compose.yml'), { merge: true }) as Compose;

/** Names of the Deployments whose pods a selector means. */
const podsOf = ({ matchLabels = {}, matchExpressions = [] }: Selector) =>
  deployments
    .filter(({ spec: { template } }) => {
      const { labels } = template.metadata;
      return (
        Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
        matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
      );
    })
    .map(({ metadata }) => metadata.name);

const inside = (peers: Peer[] = []) =>
  peers.flatMap(({ podSelector, namespaceSelector }) =>
    podSelector && !namespaceSelector ? podsOf(podSelector) : [],
  );

/** `menu > admin:3002`, for what the policies let a part send, or take. */
const allowed = (way: 'ingress' | 'egress') =>
  policies
    .flatMap(({ spec }) =>
      podsOf(spec.podSelector).flatMap((own) =>
        (spec[way] ?? []).flatMap(({ from, to, ports }) =>
          inside(from ?? to).flatMap((other) =>
            ports.map(({ port }) => (from ? `${other} > ${own}:${port}` : `${own} > ${other}:${port}`)),
          ),
        ),
      ),
    )
    .sort();

test('nobody may speak to anybody unless a policy says so', () => {
  const nothing = policies.find(({ metadata }) => metadata.name === 'nothing-else');
  expect(nothing?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  for (const { spec } of policies) {
    expect(podsOf(spec.podSelector)).not.toEqual([]);
    expect(spec.policyTypes).toEqual(expect.arrayContaining(spec.ingress ? ['Ingress'] : []));
    expect(spec.policyTypes).toEqual(expect.arrayContaining(spec.egress ? ['Egress'] : []));
    for (const { ports } of [...(spec.ingress ?? []), ...(spec.egress ?? [])]) expect(ports).not.toEqual([]);
  }
});

test('a part reaches those whose address docker-compose.yml gives it, and no other; they take what it sends', () => {
  const told = Object.entries(services).flatMap(([name, { environment = {} }]) =>
    Object.entries(environment)
      .filter(([key]) => /_(?:UPSTREAM|URL)$/.test(key))
      .flatMap(([, value]) => /(?:^|\/\/)([a-z-]+:\d+)$/.exec(String(value))?.[1] ?? [])
      .map((address) => `${name} > ${address}`),
  );
  expect(allowed('egress')).toEqual(told.sort());
  expect(allowed('ingress')).toEqual(allowed('egress'));
});

test('guests come in by the Ingress controller, to the gateway alone', () => {
  const isOpen = ({ podSelector, namespaceSelector, ipBlock }: Peer) =>
    ipBlock !== undefined || (namespaceSelector !== undefined && !podSelector);
  const open = policies.filter(({ spec }) => spec.ingress?.some(({ from }) => !from || from.some(isOpen)));
  expect(open.map(({ spec }) => podsOf(spec.podSelector))).toEqual([['gateway']]);
});

test('out of the cluster: to Postgres, to Redis, and from admin and AI to the internet but to nothing private', () => {
  const outside = policies.flatMap(({ spec: { podSelector, egress = [] } }) =>
    egress
      .filter(({ to }) => !to || to.some(({ ipBlock }) => ipBlock))
      .map(({ ports, to }) => ({
        from: podsOf(podSelector).sort(),
        port: ports.map(({ port }) => port),
        to,
      })),
  );
  expect(outside.map(({ from, port }) => `${from.join()} ${port.join()}`)).toEqual([
    'admin,menu 5432',
    'admin,ai 6379',
    'admin,ai 443',
  ]);
  const except = ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'];
  expect(outside.at(-1)?.to).toEqual([{ ipBlock: { cidr: '0.0.0.0/0', except } }]);
});

test('one patch hardens every Deployment', () => {
  const { patches } = parse(read(`${BASE}/kustomization.yaml`)) as { patches: object[] };
  expect(patches).toContainEqual({ path: 'hardened.yaml', target: { kind: 'Deployment' } });
  const additions = parse(read(`${BASE}/hardened.yaml`)) as { path: string; value: unknown }[];
  const values = Object.fromEntries(
    additions.map(({ path, value }) => [path.replace(/.*\/spec\//, ''), value]),
  );
  expect(values).toMatchObject({
    strategy: { rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
    automountServiceAccountToken: false,
    'securityContext/runAsNonRoot': true,
    'securityContext/seccompProfile': { type: 'RuntimeDefault' },
    'containers/0/securityContext': {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
  });
});
