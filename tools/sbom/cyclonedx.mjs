import { partsOf } from '../images/references.mjs';

/** Licences that stand in the lock file as words of their own, or not at all. */
const ID = /^(?!UNLICENSED$)[A-Za-z0-9.+-]+$/;

function licensesOf(text) {
  if (!text) return {};
  if (ID.test(text)) return { licenses: [{ license: { id: text } }] };
  if (/ (?:OR|AND|WITH) /.test(text)) return { licenses: [{ expression: text }] };
  return { licenses: [{ license: { name: text } }] };
}

const hashesOf = (integrity) =>
  integrity?.startsWith('sha512-')
    ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] }
    : {};

/** The name stands behind the last `node_modules/`; that of a workspace in its own entry. */
const nameOf = (path, { name }) => name ?? path.split('node_modules/').at(-1);

const refOf = (path, manifest) => `pkg:npm/${nameOf(path, manifest).replace('@', '%40')}@${manifest.version}`;

/** One entry a package: two copies of the same version, in two folders, are one. */
function componentOf(path, manifest) {
  const name = nameOf(path, manifest);
  const [scope, rest] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const ref = refOf(path, manifest);
  return {
    type: 'library',
    'bom-ref': ref,
    ...(scope && { group: scope }),
    name: rest,
    version: manifest.version,
    ...(manifest.optional && { scope: 'optional' }),
    ...hashesOf(manifest.integrity),
    ...licensesOf(manifest.license),
    purl: ref,
  };
}

function baseComponent(reference) {
  const { name, tag, digest } = partsOf(reference);
  const purl = `pkg:docker/${name}@${digest ? digest.replace(':', '%3A') : tag}`;
  return {
    type: 'container',
    'bom-ref': purl,
    name,
    version: tag,
    ...(digest && { hashes: [{ alg: 'SHA-256', content: digest.replace('sha256:', '') }] }),
    purl,
  };
}

const sortedBy = (key, values) => values.sort((one, other) => (one[key] < other[key] ? -1 : 1));

/**
 * A bill of materials (CycloneDX 1.6) of an image: its base, and `packages` as of `lockedPackages`. It holds neither time nor
 * chance, so that the same commit gives the same file.
 */
export function billOf({ image, version, revision, license, base }, packages) {
  const entries = [...packages].map(([path, { manifest, needs }]) => ({ path, manifest, needs }));
  const refAt = new Map(entries.map(({ path, manifest }) => [path, refOf(path, manifest)]));
  const baseImage = baseComponent(base);
  const own = `pkg:docker/${image}@${version}`;
  const components = new Map(
    entries.map(({ path, manifest }) => [refAt.get(path), componentOf(path, manifest)]),
  );
  const dependsOn = new Map();
  for (const { path, needs } of entries) {
    const known = dependsOn.get(refAt.get(path)) ?? [];
    dependsOn.set(refAt.get(path), [...new Set([...known, ...needs.map((need) => refAt.get(need))])]);
  }
  const [first] = entries;
  dependsOn.set(own, [baseImage['bom-ref'], ...(first ? [refAt.get(first.path)] : [])]);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'container',
        'bom-ref': own,
        name: image,
        version,
        purl: own,
        ...licensesOf(license),
        ...(revision && { properties: [{ name: 'org.opencontainers.image.revision', value: revision }] }),
      },
    },
    components: [baseImage, ...sortedBy('bom-ref', [...components.values()])],
    dependencies: sortedBy(
      'ref',
      [...dependsOn].map(([ref, needs]) => ({ ref, dependsOn: needs.sort() })),
    ),
  };
}
