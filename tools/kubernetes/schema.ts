import type { Manifest } from './kustomization.js';

interface Model {
  prototype: { validate(this: unknown): void };
}

/** Notes each key that is read, at any depth. */
function watched(value: unknown, path: string, read: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key): unknown {
      const inner: unknown = Reflect.get(target, key);
      if (typeof key !== 'string') return inner;
      read.add(`${path}/${key}`);
      return watched(inner, `${path}/${key}`, read);
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
 * What is wrong with an object by the schema of its kind in the Kubernetes API; nothing when it is right. The schemas allow
 * keys that they do not know: those are the ones that the check never reads.
 */
export async function problemsOf(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest;
  const models = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<string, Model>;
  const model = models[kind];
  if (!model) return [`there is no schema of ${apiVersion} ${kind}`];
  const read = new Set<string>();
  try {
    model.prototype.validate.call(watched(manifest, '', read));
  } catch (error) {
    return [(error as Error).message];
  }
  const unknown = pathsOf(manifest, '').filter((path) => !read.has(path));
  return unknown.map((path) => `${path} is unknown`);
}
