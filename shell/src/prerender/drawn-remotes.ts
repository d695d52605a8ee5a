import { federationName, type RemoteName } from '@peanut/contracts';
import type { ComponentType } from 'react';
import { registry } from './first-view';

/** The remotes that the page has been drawn with so far, by their federation names. */
export const drawnRemotes = new Set<string>();

/** Replaces the loader of remotes in the prerenderer, where every module is loaded already. */
export function loadRemote(remote: RemoteName, module: string): PromiseLike<{ default: ComponentType }> {
  const name = federationName(remote);
  const component = registry.remotes[name]?.[module];
  drawnRemotes.add(name);
  return {
    // React asks only once, and does not wait.
    then: (onLoaded, onFailed) => {
      if (component) onLoaded?.({ default: component });
      else onFailed?.(new Error(`${remote} cannot prerender ${module}`));
      return undefined as never;
    },
  };
}

export const loadPage = loadRemote;
