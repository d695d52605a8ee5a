/** A bar that says nothing for so long is not there for a guest, in milliseconds. */
const PATIENCE = 4_000;

/**
 * Whether the bar answers, be it with an error. It is tried, whatever the browser says of its network: a laptop without
 * one may serve itself. The page of a network that wants a sign-in first is no answer of the bar.
 */
export async function isBarReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { headers } = await fetch('/health', { method: 'HEAD', cache: 'no-store', signal });
    return !headers.get('content-type')?.startsWith('text/html');
  } catch {
    // What is wrong with the way does not matter here: there is none.
    return false;
  }
}
