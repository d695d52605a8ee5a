import { federationName, REMOTE_ENTRY, TIMING, type RemoteName } from '@peanut/contracts';
import { APP_EVENTS, fireAppEvent, TooLate, withDeadline } from '@peanut/web';
import type { ComponentType } from 'react';
import {
  __federation_method_getRemote as getRemote,
  __federation_method_setRemote as setRemote,
  __federation_method_unwrapDefault as unwrapDefault,
} from 'virtual:__federation__';
import { LOST } from '../hydration/hydration';
import { prerenderedLists } from '../hydration/restore';
import { entryOf, nextEntryOf } from './entries';

class RemoteLoadError extends Error {
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

/** Rejects when a guest would wait too long for a remote. */
const inTime = <T>(work: Promise<T>): Promise<T> => withDeadline(work, TIMING.remoteTimeout);

/** How often each remote failed so far: the next attempt asks under a name and URL of its own. */
const failures = new Map<RemoteName, number>();

/**
 * Loads one exposed module, of the version that this page works with. The federation plugin caches failed imports, so
 * each attempt after a failure uses a fresh name and URL. It has no time-out, so there is one here: with the shell's own
 * start, the message shows within eight seconds. A version that was replaced may be gone: then the new one is loaded,
 * and the rest of the page does not notice. Throws {@link RemoteLoadError}.
 */
export async function loadRemote(remote: RemoteName, module: string): Promise<{ default: ComponentType }> {
  let entry = '';
  try {
    entry = await entryOf(remote);
    return await loadFrom(remote, entry, module);
  } catch (error) {
    failures.set(remote, (failures.get(remote) ?? 0) + 1);
    if (error instanceof TooLate) throw new RemoteLoadError(remote, error);
    const next = await nextEntryOf(remote).catch(() => entry);
    if (next === entry) {
      // What it shares with this page may be gone instead.
      fireAppEvent(APP_EVENTS.fileLost, import.meta.url);
      throw new RemoteLoadError(remote, error);
    }
    return loadRemote(remote, module);
  }
}

async function loadFrom(
  remote: RemoteName,
  entry: string,
  module: string,
): Promise<{ default: ComponentType }> {
  const name = registerRemote(remote, entry);
  const loaded = await inTime(getRemote(name, module));
  await inTime(styleSheetsOf(entry));
  const component = unwrapDefault(loaded);
  if (!isComponent(component)) throw new Error(`${module} is no component`);
  return { default: component };
}

/** Loads a module that draws a page; the lists that the prerendered page shows must be there before it is hydrated. */
export async function loadPage(remote: RemoteName, module: string): Promise<{ default: ComponentType }> {
  const [loaded] = await Promise.all([loadRemote(remote, module), prerenderedLists()]);
  return loaded;
}

const registered = new Set<string>();

/** Tells the plugin where the remote is, once for each number of failures; returns the name to ask under. */
function registerRemote(remote: RemoteName, entry: string): string {
  const failed = failures.get(remote) ?? 0;
  const name = failed === 0 ? federationName(remote) : `${federationName(remote)}-${failed}`;
  const url = failed === 0 ? entry : `${entry}?attempt=${Date.now()}`;
  if (registered.has(name)) return name;
  registered.add(name);
  setRemote(name, { url: () => Promise.resolve(url), format: 'esm', from: 'vite' });
  return name;
}

/** Function components, and the objects that memo and forwardRef make. */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** The plugin adds style sheets without waiting for them: one may fail before anybody listens to it. */
document.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLLinkElement && target.setAttribute(LOST, ''),
  true,
);

/** Unstyled content would jump. A sheet that fails is asked for once more; then better unstyled than absent. */
async function styleSheetsOf(entry: string): Promise<void> {
  const folder = entry.replace(REMOTE_ENTRY, '');
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][href*="${folder}"]`);
  await Promise.all(
    [...links].map(async (link) => {
      await settled(link);
      if (link.hasAttribute(LOST)) await settled(askAgain(link));
    }),
  );
}

async function settled(link: HTMLLinkElement): Promise<void> {
  if (link.sheet || link.hasAttribute(LOST)) return;
  await new Promise((resolve) => (link.onload = link.onerror = resolve));
}

function askAgain(link: HTMLLinkElement): HTMLLinkElement {
  const next = link.cloneNode() as HTMLLinkElement;
  next.removeAttribute(LOST);
  next.href += `?attempt=${Date.now()}`;
  link.replaceWith(next);
  return next;
}
