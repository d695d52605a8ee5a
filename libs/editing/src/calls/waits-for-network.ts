import { isBarReachable, isUnreachable, showToast } from '@peanut/web';

/** Says that a change that is never staged was not made, because it cannot be sent. */
function tell(): true {
  showToast({
    title: 'Offline',
    description: 'You’re offline. Nothing was changed: try again when you’re back.',
    variant: 'destructive',
  });
  return true;
}

/**
 * Whether a change has to wait for the network, which is then told: before it is sent, or with the error of a call that
 * failed. The bar is asked even when the browser says offline: both may run on this device.
 */
export async function waitsForNetwork(error?: unknown): Promise<boolean> {
  const isOffline = error ? isUnreachable(error) : !navigator.onLine && !(await isBarReachable());
  return (await isOffline) && tell();
}
