/**
 * Calls `stop` when npm is gone: `npm start` passes a SIGTERM to its shell only, never to the program behind it.
 * A launcher started without npm may outlive its parent.
 */
export function endWithNpm(/** @type {() => void} */ stop) {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
}
