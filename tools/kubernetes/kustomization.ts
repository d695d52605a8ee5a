import { posix } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { readText } from '../compose/compose-file.js';

type Values = Record<string, unknown>;

/** Any object of the cluster. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  spec?: Values;
  data?: Record<string, string>;
}

interface Addition {
  op: string;
  path: string;
  value: unknown;
}

interface Kustomization {
  apiVersion: string;
  kind: string;
  namespace?: string;
  resources: string[];
  patches?: { path: string; target?: { kind: string } }[];
  images?: { name: string; newName: string; newTag: string }[];
}

const KNOWN = ['apiVersion', 'kind', 'namespace', 'resources', 'patches', 'images'];

/** The objects of a file with one or more. */
const readAll = <T>(path: string): T[] =>
  parseAllDocuments(readText(path)).map((document) => document.toJS() as T);

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists are replaced whole, which is right for those that our patches name: no part of a pod is among them. */
function merged(old: unknown, patch: unknown): unknown {
  if (!isValues(old) || !isValues(patch)) return patch;
  const changed = Object.entries(patch).map(([key, value]) => [key, merged(old[key], value)]);
  return { ...old, ...(Object.fromEntries(changed) as Values) };
}

function add(manifest: Manifest, { op, path, value }: Addition): void {
  const keys = path.slice(1).split('/');
  const last = keys.pop();
  const parent = keys.reduce<unknown>((within, key) => (within as Values | undefined)?.[key], manifest);
  if (op !== 'add' || !isValues(parent) || last === undefined)
    throw new Error(`${manifest.kind} ${manifest.metadata.name}: cannot ${op} at ${path}`);
  parent[last] = value;
}

function patch(manifests: Manifest[], path: string, kind: string | undefined): Manifest[] {
  if (kind !== undefined) {
    const additions = parse(readText(path)) as Addition[];
    for (const manifest of manifests.filter((each) => each.kind === kind))
      for (const addition of additions) add(manifest, structuredClone(addition));
    return manifests;
  }
  const patches = readAll<Manifest>(path);
  const isMeant = (given: Manifest, manifest: Manifest) =>
    given.kind === manifest.kind && given.metadata.name === manifest.metadata.name;
  for (const given of patches)
    if (given.kind === 'Deployment' || !manifests.some((manifest) => isMeant(given, manifest)))
      throw new Error(`${path} cannot be merged into ${given.kind} ${given.metadata.name}`);
  return manifests.map((manifest) => {
    const given = patches.find((each) => isMeant(each, manifest));
    return given ? (merged(manifest, given) as Manifest) : manifest;
  });
}

/** Renames what stands after `image:`, wherever that is. */
function renameImages(value: unknown, names: Map<string, string>): void {
  if (Array.isArray(value)) for (const each of value) renameImages(each, names);
  if (!isValues(value)) return;
  for (const [key, inner] of Object.entries(value))
    if (key === 'image' && names.has(inner as string)) value[key] = names.get(inner as string);
    else renameImages(inner, names);
}

/**
 * What `kubectl kustomize` makes of a folder, as far as ours use it; a test holds it to kubectl where that is installed.
 * Throws where a kustomization asks for more.
 */
export function render(folder: string): Manifest[] {
  const kustomization = parse(readText(`${folder}/kustomization.yaml`)) as Kustomization;
  const unknown = Object.keys(kustomization).filter((key) => !KNOWN.includes(key));
  if (unknown.length > 0)
    throw new Error(`${folder}/kustomization.yaml: ${unknown.join(', ')} is not rendered`);

  const { resources, patches = [], images = [], namespace } = kustomization;
  const read = resources.flatMap((resource) => {
    const path = posix.join(folder, resource);
    return path.endsWith('.yaml') ? readAll<Manifest>(path) : render(path);
  });
  const patched = patches.reduce(
    (manifests, { path, target }) => patch(manifests, posix.join(folder, path), target?.kind),
    read,
  );
  renameImages(patched, new Map(images.map(({ name, newName, newTag }) => [name, `${newName}:${newTag}`])));
  for (const { kind, metadata } of patched)
    if (namespace !== undefined && kind !== 'Namespace') metadata.namespace = namespace;
  return patched;
}
