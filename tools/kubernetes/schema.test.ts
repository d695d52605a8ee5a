import { execFileSync } from 'node:child_process';
import { parseAllDocuments } from 'yaml';
import { findBinary } from '../../ops/process/run.mjs';
import { render, type Manifest } from './kustomization.js';
import { problemsOf } from './schema.js';

const FOLDERS = ['docs/kubernetes/base', 'docs/kubernetes/example'];
const kubectl = findBinary('kubectl') ?? '';
const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;

describe.each(FOLDERS)('%s', (folder) => {
  const manifests = render(folder);

  test('holds to the schemas of the Kubernetes API, without a key that they do not know', async () => {
    const found: string[] = [];
    // One after the other: Jest loses its way when modules are first loaded side by side.
    for (const manifest of manifests)
      found.push(...(await problemsOf(manifest)).map((problem) => `${nameOf(manifest)}: ${problem}`));
    expect(found).toEqual([]);
  });

  test('names each object once, in one namespace', () => {
    const names = manifests.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    const namespaces = manifests.map(({ kind, metadata }) =>
      kind === 'Namespace' ? metadata.name : metadata.namespace,
    );
    expect([...new Set(namespaces)]).toEqual(['peanut']);
  });

  /** Runners of continuous integration have kubectl, but nothing else here needs it. */
  (kubectl ? test : test.skip)('is what kubectl makes of it', () => {
    const text = execFileSync(kubectl, ['kustomize', folder], { encoding: 'utf8' });
    const sorted = (all: Manifest[]) => all.sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
    const made = parseAllDocuments(text).map((document) => document.toJS() as Manifest);
    expect(sorted(manifests)).toEqual(sorted(made));
  });
});

describe('the schemas', () => {
  const [deployment] = render('docs/kubernetes/base').filter(({ kind }) => kind === 'Deployment');
  const withSpec = (more: Record<string, unknown>) =>
    ({ ...deployment, spec: { ...deployment?.spec, ...more } }) as Manifest;

  test.each<[string, Record<string, unknown>, string]>([
    ['a wrong type', { replicas: 'two' }, '/spec/replicas must be integer'],
    ['a missing field', { selector: undefined }, 'must have required property selector'],
    ['a key with a slip of the pen', { replica: 2 }, '/spec/replica is unknown'],
    [
      'one further in',
      { strategy: { rollingUpdate: { maxSurg: 1 } } },
      '/spec/strategy/rollingUpdate/maxSurg is unknown',
    ],
  ])('find %s', async (_, more, problem) => {
    expect((await problemsOf(withSpec(more))).join()).toContain(problem);
  });
});
