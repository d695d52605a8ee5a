declare global {
  /** What every `import()` becomes in a build, see tools/vite/output/lazy-parts.mjs. */
  var loadPart: ((part: string, base: string) => Promise<unknown>) | undefined;
}

export interface PartLoader {
  bring: (address: string) => Promise<unknown>;
  /** Told of a part whose files are all there, and which this page cannot load any more. */
  onStuck: (address: string) => void;
}

export const bringModule = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * Loads parts of the page, each once. One that fails is asked for again, and again at every later call. Browsers keep
 * failures: Firefox the failed module, and what it imports, for as long as the page lives; WebKit an announced file for
 * all pages, until it is fetched by other means. So its files are fetched first, which also tells whether they are there,
 * and then the module is imported under another address. Firefox may still know a failed import of it.
 */
export function partLoader({ bring, onStuck }: PartLoader) {
  const parts = new Map<string, Promise<unknown>>();
  let attempts = 0;

  const bringAgain = async (address: string): Promise<unknown> => {
    await fetchModule(address);
    try {
      return await bring(`${address}#${++attempts}`);
    } catch (error) {
      onStuck(address);
      throw error;
    }
  };

  return (part: string, base: string): Promise<unknown> => {
    const address = new URL(part, base).href;
    const known = parts.get(address);
    if (known) return known;
    const loading = bring(address).catch(() => bringAgain(address));
    parts.set(address, loading);
    loading.catch(() => parts.delete(address));
    return loading;
  };
}

const IMPORTS = /(?:from|import)\s?"(\.[^"]+)"/g;

/** Fetches a built module and all that it imports. Rejects when one of the files is not there. */
async function fetchModule(address: string, seen = new Set<string>()): Promise<void> {
  if (seen.has(address)) return;
  seen.add(address);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const imports = (await answer.text()).matchAll(IMPORTS);
  await Promise.all(Array.from(imports, ([, path = '']) => fetchModule(new URL(path, address).href, seen)));
}
