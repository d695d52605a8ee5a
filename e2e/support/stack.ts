import { NO_PIXELS, QUIET_BROWSER } from '../../ops/deploy/browser.mjs';

interface StackOfAnyKind {
  baseUrl: string;
  adminPassword: string;
  /** Loopback server that stops and starts parts of the product. */
  controlUrl: string;
}

/** What `npm test` starts: programs of this machine. */
interface Programs extends StackOfAnyKind {
  kind: 'programs';
  /** `host:port` of each service. */
  upstreams: Record<string, string>;
  /** Where the product keeps what it writes. */
  folder: string;
}

/** What `npm run test:compose` starts; `docker compose`, run by a spec, means them. */
interface Containers extends StackOfAnyKind {
  kind: 'containers';
  /** How many containers those services have that have several. */
  replicas: Record<string, number>;
}

type Stack = Programs | Containers;

/** The products under test, one for each worker of Playwright. */
export const STACKS = JSON.parse(required('STACKS')) as readonly Stack[];

/** The one that this worker has to itself; the runner's own process looks at the first. */
export const STACK = STACKS[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] as Stack;

/** Debian's Chromium: Playwright's own build is not downloaded. */
export const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: [
    ...QUIET_BROWSER,
    ...NO_PIXELS,
    // A worker takes a certificate that the machine trusts, which only the browser as a whole can be made to believe.
    ...(STACK.baseUrl.startsWith('https:') ? ['--ignore-certificate-errors'] : []),
  ],
};

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the system tests with npm test.`);
  return value;
}

const READY_WITHIN = 20_000;

const stopped = new Set<string>();

/**
 * Stops, kills (-9) or starts parts: menu, admin, postgres, mf-menu. After a start the whole product is ready. What a
 * test leaves stopped is started after it (test.ts).
 */
export async function control(action: 'stop' | 'start' | 'kill', ...parts: string[]): Promise<void> {
  for (const part of parts) {
    if (action === 'start') stopped.delete(part);
    else stopped.add(part);
    const response = await fetch(`${STACK.controlUrl}/${action}/${part}`, { method: 'POST' });
    if (!response.ok) throw new Error(`${action} ${part}: ${response.status} ${await response.text()}`);
  }
  if (action === 'start') await untilReady(parts);
}

/** Starts what was stopped and not started since. */
export async function startStopped(): Promise<void> {
  if (stopped.size > 0) await control('start', ...stopped);
}

async function untilReady(parts: string[]): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN; Date.now() < deadline;) {
    const answer = await fetch(`${STACK.baseUrl}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The product was not ready again after ${parts.join(', ')} had been started.`);
}
