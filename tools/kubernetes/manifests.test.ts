import { readdirSync, readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { REMOTES, SERVICES } from '../../libs/contracts/src/parts.js';

/** Any object of the cluster. */
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: Record<string, unknown>;
}

interface Addition {
  op: 'add';
  path: string;
  value: unknown;
}

interface Kustomization {
  resources: string[];
  patches: { path: string; target?: { kind: string } }[];
}

interface Model {
  prototype: { validate(this: unknown): void };
}

const BASE = 'docs/kubernetes/base';
const read = (folder: string, file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const kustomizationOf = (folder: string) => parse(read(folder, 'kustomization.yaml')) as Kustomization;

/** The whole objects of a folder: what its kustomization lists. Patches are parts of objects. */
function manifestsIn(folder: string): Manifest[] {
  const files = kustomizationOf(folder).resources.filter((name) => name.endsWith('.yaml'));
  return files.flatMap((file) =>
    parseAllDocuments(read(folder, file)).map((document) => document.toJS() as Manifest),
  );
}

/** Notes each key that is read, at any depth. */
function watched(value: unknown, path: string, keys: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key): unknown {
      const inner: unknown = Reflect.get(target, key);
      if (typeof key !== 'string') return inner;
      keys.add(`${path}/${key}`);
      return watched(inner, `${path}/${key}`, keys);
    },
  });
}

function pathsOf(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${path}/${key}`,
    ...pathsOf(inner, `${path}/${key}`),
  ]);
}

/**
 * What is wrong with an object by the schema of its kind in the Kubernetes API. The schemas allow unknown keys: those are
 * the ones that the check never reads.
 */
async function problemsOf(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest;
  const models = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<string, Model>;
  const keys = new Set<string>();
  try {
    models[kind]?.prototype.validate.call(watched(manifest, '', keys));
  } catch (error) {
    return [(error as Error).message];
  }
  const unknown = pathsOf(manifest, '').filter((path) => !keys.has(path));
  return unknown.map((path) => `${path} is unknown`);
}

function add(manifest: Manifest, { path, value }: Addition): void {
  const keys = path.slice(1).split('/');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((within, key) => Reflect.get(within as object, key), manifest);
  Reflect.set(parent as object, last, structuredClone(value));
}

const isDeployment = ({ kind }: Manifest) => kind === 'Deployment';

describe.each([BASE, 'docs/kubernetes/example'])('%s', (folder) => {
  test('holds to the schemas of the Kubernetes API, without an unknown key', async () => {
    const found: string[] = [];
    // One after the other: Jest cannot load modules for the first time side by side.
    for (const manifest of manifestsIn(folder))
      found.push(
        ...(await problemsOf(manifest)).map((text) => `${manifest.kind} ${manifest.metadata.name}: ${text}`),
      );
    expect(found).toEqual([]);
  });

  test('has no file that its kustomization does not name', () => {
    const { resources, patches } = kustomizationOf(folder);
    const named = ['kustomization.yaml', ...resources, ...patches.map(({ path }) => path)];
    expect(readdirSync(folder).filter((file) => !named.includes(file))).toEqual([]);
  });
});

test('what a patch adds to Deployments holds to the schema too', async () => {
  const patches = kustomizationOf(BASE).patches.filter(({ target }) => target?.kind === 'Deployment');
  expect(patches.map(({ path }) => path)).toEqual(['front-end.yaml', 'hardened.yaml']);
  const shell = manifestsIn(BASE).find((each) => isDeployment(each) && each.metadata.name === 'shell');
  if (!shell) throw new Error(`${BASE} has no Deployment shell`);
  for (const { path } of patches)
    for (const addition of parse(read(BASE, path)) as Addition[]) add(shell, addition);
  expect(await problemsOf(shell)).toEqual([]);
});

test.each<[string, Record<string, unknown>, string]>([
  ['a wrong type', { replicas: 'two' }, '/spec/replicas must be integer'],
  ['a misspelled key', { strategy: { rollingUpdate: { maxSurg: 1 } } }, '/maxSurg is unknown'],
])('the schemas find %s', async (_, more, problem) => {
  const menu = manifestsIn(BASE).find(isDeployment) as Manifest;
  const problems = await problemsOf({ ...menu, spec: { ...menu.spec, ...more } });
  expect(problems.join()).toContain(problem);
});

test('each part has a Deployment and a Service, which listens where the manifest of parts says', () => {
  const manifests = manifestsIn(BASE);
  const services = Object.entries(SERVICES).map(([name, { port }]) => `${name}:${port}`);
  const frontEnds = ['shell', ...Object.keys(REMOTES)].map((name) => `${name}:8080`);
  const parts = ['gateway:8080', 'prerenderer:3000', ...frontEnds, ...services].sort();
  const listening = manifests
    .filter(({ kind }) => kind === 'Service')
    .map(({ metadata, spec }) => `${metadata.name}:${(spec?.['ports'] as { port: number }[])[0]?.port}`);
  expect(listening.sort()).toEqual(parts);
  const deployed = manifests.filter(isDeployment).map(({ metadata }) => metadata.name);
  expect(deployed.sort()).toEqual(parts.map((part) => part.split(':')[0]));
});
