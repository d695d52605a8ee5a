import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { revision, ROOT } from '../../ops/launch/parts.mjs';
import { ownImages, partsOf } from './images.mjs';

/**
 * What a bill holds, as far as it is changed here (CycloneDX 1.6).
 * @typedef {{ name: string, value: string }} Property
 * @typedef {{ 'bom-ref': string, type: string, group?: string, name: string, version: string, purl: string, properties?: Property[], licenses?: object[], hashes?: { content: string }[] }} Component
 * @typedef {{ ref: string, dependsOn?: string[] }} Dependency
 * @typedef {object} Bill
 * @property {{ component: Component }} metadata
 * @property {Component[]} components
 * @property {Dependency[]} dependencies
 *
 * @typedef {{ integrity?: string, os?: string[], cpu?: string[], libc?: string[] }} Locked an entry of the lock file
 */

const CYCLONEDX = join(ROOT, 'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js');
const OPTIONS = [
  ...['--package-lock-only', '--omit', 'dev', '--flatten-components', '--output-reproducible'],
  ...['--short-PURLs', '--no-validate', '--output-file', '-'],
];

/** Nothing is installed in these images: they hold the copied workspaces and no package of others. */
const COPIED = new Map([
  ['gateway', ['gateway']],
  ['prerenderer', ['gateway', 'contracts']],
  ['database', []],
]);

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/**
 * What npm would install for a workspace, read from the lock file alone.
 * @param {string} folder
 * @returns {Promise<Bill>}
 */
async function billOfWorkspace(folder) {
  const args = [CYCLONEDX, ...OPTIONS, '--workspace', readJson(`${folder}/package.json`).name];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

/** @param {Component} component */
const pathOf = ({ properties = [] }) =>
  properties.find(({ name }) => name === 'cdx:npm:package:path')?.value ?? '';

/**
 * The images run Debian on either processor; the lock file also has what other systems would take.
 * @param {Locked} locked
 */
function runsInImages({ os = ['linux'], libc = ['glibc'], cpu = ['x64'] }) {
  return os.includes('linux') && libc.includes('glibc') && (cpu.includes('x64') || cpu.includes('arm64'));
}

/** @param {Component} component */
const isForDevelopment = ({ properties = [] }) =>
  properties.some(({ name }) => name === 'cdx:npm:package:development');

/** @param {Locked} locked */
const hashesOf = ({ integrity = '' }) =>
  integrity.startsWith('sha512-') && {
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
  };

/** @param {string} reference */
function baseComponent(reference) {
  const { name, tag, digest } = partsOf(reference);
  // A package URL means this registry where it names none.
  const path = name.replace(/^docker\.io\/(?:library\/)?/, '');
  const purl = `pkg:docker/${path}@${digest ? digest.replace(':', '%3A') : tag}`;
  const hashes = digest && { hashes: [{ alg: 'SHA-256', content: digest.replace('sha256:', '') }] };
  return { type: 'container', 'bom-ref': purl, name, version: tag, ...hashes, purl };
}

/** Whether a component is one of our workspaces. @param {(string | undefined)[]} names */
const isNamed =
  (...names) =>
  (/** @type {Component} */ { group, name }) =>
    group === '@peanut' && names.includes(name);

/**
 * What an image has of npm's bill: what is copied, or all that the workspace needs in turn and its system takes. A bundle
 * has no types of others, which npm knows as development; a service's folder has what development brings its packages.
 * @param {Bill} bill
 * @param {import('./images.mjs').OwnImage} image
 * @param {Record<string, Locked>} packages
 */
function partsOfImage({ components, dependencies }, { stage, part }, packages) {
  const copied = COPIED.get(stage);
  if (copied) return components.filter(isNamed(...copied));
  const needs = new Map(dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const known = new Map(
    components
      .filter((each) => runsInImages(packages[pathOf(each)] ?? {}))
      .filter((each) => stage === 'service' || !isForDevelopment(each))
      .map((each) => [each['bom-ref'], each]),
  );
  const found = new Set(components.filter(isNamed(part)).map((each) => each['bom-ref']));
  for (const ref of found) for (const next of needs.get(ref) ?? []) if (known.has(next)) found.add(next);
  return [...known.values()].filter((each) => found.has(each['bom-ref']));
}

/**
 * The bill of an image: its base, and its part of npm's bill.
 * @param {import('./images.mjs').OwnImage} image
 */
async function billOf(image) {
  const { stage, part = 'gateway' } = image;
  const folder = stage === 'service' ? `services/${part}` : part;
  const [bill, { packages }] = [await billOfWorkspace(folder), readJson('package-lock.json')];
  const components = partsOfImage(bill, image, packages);
  const refs = components.map((component) => component['bom-ref']);
  const tops = components.filter(isNamed(part)).map((each) => each['bom-ref']);
  const isThere = (/** @type {string} */ ref) => refs.includes(ref);
  const { version, license } = readJson('package.json');
  const own = `pkg:docker/${image.image}@${version}`;
  const base = baseComponent(image.base);
  return {
    ...bill,
    metadata: {
      component: {
        ...{ type: 'container', 'bom-ref': own, name: image.image, version, purl: own },
        licenses: [{ license: { id: license } }],
        properties: [{ name: 'org.opencontainers.image.revision', value: revision(ROOT) }],
      },
    },
    components: [base, ...components.map((each) => ({ ...each, ...hashesOf(packages[pathOf(each)] ?? {}) }))],
    dependencies: [
      { ref: own, dependsOn: [base['bom-ref'], ...tops] },
      ...bill.dependencies
        .filter(({ ref }) => isThere(ref))
        .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isThere) })),
    ],
  };
}

/**
 * A bill of materials for each image that docker-compose.yml builds. The same commit gives the same bills.
 * @returns {Promise<{ image: string, bill: Bill }[]>}
 */
export const bills = () =>
  Promise.all(ownImages().map(async (image) => ({ image: image.image, bill: await billOf(image) })));
