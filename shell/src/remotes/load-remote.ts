import { TIMING } from '@peanut/contracts';
import type { ComponentType } from 'react';
import {
  __federation_method_getRemote as getRemote,
  __federation_method_setRemote as setRemote,
  __federation_method_unwrapDefault as unwrapDefault,
} from 'virtual:__federation__';
import { REMOTES, type RemoteName } from './registry';

export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly remote: RemoteName,
    cause: unknown,
  ) {
    super(`${remote} could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/**
 * Loads one exposed module. The federation plugin keeps failed imports and has no time-out, so every further
 * attempt asks under a new name and URL, and eight seconds are the limit. Throws {@link RemoteLoadError}.
 */
export async function loadRemote(
  remote: RemoteName,
  module: string,
  attempt: number,
): Promise<{ default: ComponentType }> {
  const { entry } = REMOTES[remote];
  const name = attempt === 0 ? remote : `${remote}-${attempt}`;
  const url = attempt === 0 ? entry : `${entry}?attempt=${attempt}-${Date.now()}`;
  try {
    setRemote(name, { url: () => Promise.resolve(url), format: 'esm', from: 'vite' });
    const loaded = await withTimeout(getRemote(name, module));
    await withTimeout(styleSheetsOf(remote));
    const component = unwrapDefault(loaded);
    if (typeof component !== 'function' && typeof component !== 'object')
      throw new Error(`${module} is no component`);
    return { default: component as ComponentType };
  } catch (error) {
    throw new RemoteLoadError(remote, error);
  }
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), TIMING.remoteTimeout);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** The plugin adds a remote's style sheets without waiting for them; unstyled content would jump. */
async function styleSheetsOf(remote: RemoteName): Promise<void> {
  const folder = REMOTES[remote].entry.split('/')[1];
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][href*="/${folder}/"]`);
  await Promise.all(
    [...links]
      .filter((link) => link.sheet === null)
      .map(
        (link) =>
          new Promise<void>((resolve) => {
            link.addEventListener('load', () => resolve(), { once: true });
            // Better unstyled than absent: the area still works.
            link.addEventListener('error', () => resolve(), { once: true });
          }),
      ),
  );
}
