// Its own file: tools/one-build replaces it, because one build has no remotes with entries.
import { REMOTE_ENTRY, TIMING, VERSION_FILE, type RemoteName } from '@peanut/contracts';
import { withDeadline } from '@peanut/web';

/** The federation entry of each remote that this page works with, from its first module to its last. */
const entries = new Map<RemoteName, Promise<string>>();

/** The address of the remote's entry; the HTML names that of the page's own remote. */
export const entryOf = (remote: RemoteName): Promise<string> =>
  entries.get(remote) ?? remember(remote, announcedEntryOf(remote) ?? liveEntryOf(remote));

/** After a failure: the entry of the version that guests get now, asked for past the service worker's cache. */
export const nextEntryOf = (remote: RemoteName): Promise<string> =>
  remember(remote, liveEntryOf(remote, `?attempt=${Date.now()}`));

function remember(remote: RemoteName, asked: Promise<string>): Promise<string> {
  const entry = withDeadline(asked, TIMING.remoteTimeout);
  entries.set(remote, entry);
  // One that could not be asked for, or not in time, is asked for again.
  entry.catch(() => entries.delete(remote));
  return entry;
}

function announcedEntryOf(remote: RemoteName): Promise<string> | undefined {
  const link = document.querySelector(`link[href^="/${remote}/"][href$="/${REMOTE_ENTRY}"]`);
  return link ? Promise.resolve(String(link.getAttribute('href'))) : undefined;
}

async function liveEntryOf(remote: RemoteName, query = ''): Promise<string> {
  const answer = await fetch(`/${remote}/${VERSION_FILE}${query}`, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`its version is not known (${answer.status})`);
  const { version } = (await answer.json()) as { version: string };
  return `/${remote}/${version}/${REMOTE_ENTRY}`;
}
