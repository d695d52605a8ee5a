import type { RemoteOptions } from 'virtual:__federation__';

/** What a remote's entry exposes: a module's default export, or what its import ends with. */
type Entry = (module: string) => unknown;

/** What the network gives. */
export const network = {
  /** Addresses that were imported, in order. */
  imported: [] as string[],
  serve: (address: string): Entry | Promise<Entry> => Promise.reject(new Error(`Nothing is at ${address}.`)),
};

const remotes = new Map<string, RemoteOptions>();
const entries = new Map<string, Promise<Entry>>();

/**
 * Stands in for the federation plugin (jest.config.mjs). As in a browser an import ends once for each address, also when
 * it fails, and nobody gives up waiting for it.
 */
export function __federation_method_setRemote(name: string, options: RemoteOptions): void {
  remotes.set(name, options);
}

export async function __federation_method_getRemote(name: string, module: string): Promise<unknown> {
  const address = (await remotes.get(name)?.url()) ?? '';
  const entry = await (entries.get(address) ?? importEntry(address));
  return entry(module);
}

function importEntry(address: string): Promise<Entry> {
  network.imported.push(address);
  const entry = Promise.resolve(address).then(network.serve);
  entries.set(address, entry);
  return entry;
}

export const __federation_method_unwrapDefault = (module: unknown): unknown => module;
