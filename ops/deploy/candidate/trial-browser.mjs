import { NO_PIXELS, QUIET_BROWSER } from './browser-flags.mjs';

const UNSAFE = '--no-sandbox';
const ALL = [...QUIET_BROWSER, ...NO_PIXELS];
const WALLED = ALL.filter((flag) => flag !== UNSAFE);

/**
 * Starts Chromium for pages of a build that nobody knows yet: with its own sandbox around them where the machine lets it,
 * else without, and says so. `launch` is Playwright's.
 * @param {{ launch: (options: object) => Promise<object>, executablePath: string, isRoot?: boolean, say: (text: string) => void }} what
 */
export async function launchForTrial({ launch, executablePath, isRoot = process.getuid?.() === 0, say }) {
  // Chromium refuses it to root.
  const walled = isRoot ? undefined : await launchWalled(launch, executablePath);
  if (walled) return walled;
  const why = isRoot ? 'this is root' : 'this machine lets no program of this user make one';
  say(
    `The trial’s browser runs without its sandbox: ${why}. Deploy builds that you trust, or as another user.`,
  );
  return launch({ executablePath, args: ALL });
}

/** Nothing where Chromium cannot start so. What else may keep it from starting, the next try tells. */
const launchWalled = (launch, executablePath) =>
  launch({ executablePath, args: WALLED, chromiumSandbox: true }).catch(() => undefined);
