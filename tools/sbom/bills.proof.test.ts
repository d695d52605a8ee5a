import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES, SERVICES } from '../../libs/contracts/src/parts.js';
import { baseOf, ownImages, partsOf } from './images.mjs';
import { ROOT } from '../../ops/launch/parts.mjs';
import { bills } from './bills.mjs';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
/** Their manifests say it in a way that lock files do not take over. */
const NO_LICENCE_IN_LOCK = ['busboy', 'streamsearch'];
const FRONT_ENDS = ['shell', ...Object.keys(REMOTES)];
const all = new Map((await bills()).map(({ image, bill }) => [image.replace('peanut-', ''), bill]));
const npmNames = (part: string) =>
  (all.get(part)?.components ?? [])
    .filter(({ purl }) => purl.startsWith('pkg:npm/'))
    .map(({ group, name }) => (group ? `${group}/${name}` : name));

test('there is a bill for each image', () => {
  const names = ['prerenderer', 'database', 'gateway', ...FRONT_ENDS, ...Object.keys(SERVICES)];
  expect([...all.keys()].sort()).toEqual(names.sort());
});

describe.each([...all])('%s', (part, bill) => {
  test('names its base as the Dockerfile does', () => {
    const stage = ownImages().find(({ image }) => image === `peanut-${part}`)?.stage ?? '';
    const { name, tag } = partsOf(baseOf(read('Dockerfile'), stage));
    expect(bill.components[0]).toMatchObject({ type: 'container', name, version: tag });
  });

  test('names each component once, and what depends on it', () => {
    const refs = bill.components.map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    for (const { ref, dependsOn } of bill.dependencies)
      for (const each of [ref, ...(dependsOn ?? [])])
        expect([...refs, bill.metadata.component['bom-ref']]).toContain(each);
  });

  test('gives the hash and the licence of what comes from the registry', () => {
    const foreign = bill.components.filter(
      ({ purl, group }) => purl.startsWith('pkg:npm/') && group !== '@peanut',
    );
    for (const { name, hashes, licenses, purl } of foreign) {
      expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
      expect(hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
      if (!NO_LICENCE_IN_LOCK.includes(name)) expect(licenses).toHaveLength(1);
    }
  });
});

test.each([
  ...FRONT_ENDS.map((part) => [part, part]),
  ...Object.keys(SERVICES).map((part) => [part, `services/${part}`]),
])(
  '%s: all that its package.json depends on, and nothing that only its build and tests use',
  (part, folder) => {
    const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`));
    expect(npmNames(part)).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    for (const name of ['jest', 'vite', 'nx', ...Object.keys(devDependencies)])
      if (!(name in dependencies)) expect(npmNames(part)).not.toContain(name);
  },
);

test('what is needed in turn is there too, for the system of the images', () => {
  expect(npmNames('mf-menu')).toEqual(
    expect.arrayContaining(['react', 'scheduler', '@tanstack/react-query']),
  );
  expect(npmNames('admin')).toEqual(expect.arrayContaining(['prom-client', '@img/sharp-linux-x64']));
  expect(npmNames('admin').filter((name) => /darwin|win32|musl/.test(name))).toEqual([]);
});

test('what is copied and not installed has no packages of others', () => {
  expect(npmNames('prerenderer').sort()).toEqual(['@peanut/contracts', '@peanut/gateway']);
  expect(npmNames('gateway')).toEqual(['@peanut/gateway']);
  expect(npmNames('database')).toEqual([]);
});

test('the bill of one commit is always the same, and names the commit', async () => {
  const again = await bills();
  expect(again.map(({ bill }) => bill)).toEqual([...all.values()]);
  for (const { bill } of again)
    expect(bill.metadata.component.properties?.[0]?.value).toMatch(/^[0-9a-f]{40}$/);
});
