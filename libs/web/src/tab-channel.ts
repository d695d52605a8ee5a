/** What this page says to the others of its browser; undefined where the browser lets it say nothing. */
export function tabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    // Firefox refuses it to a site that may store nothing.
    return undefined;
  }
}
