import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import bidi from 'selenium-webdriver/bidi/index.js';
import { stopAtEnd } from '../../lib/program.js';
import type { Browser, LaunchOptions } from './browser.js';
import { KEYS } from './keys.js';
import { ownFolder } from './own-folder.js';
import { dragging, tapping } from './pointer.js';
import { SCREEN, startScreen, type Area, type Screen } from './screen.js';

/** The class itself is the module's export, other than its types say. */
const Connection = bidi as unknown as typeof bidi.Index;

type Preferences = Record<string, string | number | boolean>;

/** No window of its own opens, and nothing is asked of the world. */
const QUIET: Preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.tabs.warnOnClose': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  // A page that comes back from the page cache is what guests get.
  'fission.bfcacheInParent': true,
};

const preferencesFor = ({
  storesNothing,
  isPrivate,
  largeText,
  forcedColours,
  reducedMotion,
  byTouch,
}: LaunchOptions): Preferences => ({
  ...QUIET,
  ...(storesNothing && { 'network.cookie.cookieBehavior': 2 }),
  ...(isPrivate && { 'browser.privatebrowsing.autostart': true }),
  ...(largeText && { 'ui.textScaleFactor': 200, 'browser.display.os-zoom-behavior': 2 }),
  ...(forcedColours && { 'browser.display.document_color_use': 2, 'ui.useAccessibilityTheme': 1 }),
  // One pointer, and that a coarse one.
  ...(byTouch && {
    'dom.w3c_touch_events.enabled': 1,
    'ui.primaryPointerCapabilities': 1,
    'ui.allPointerCapabilities': 1,
  }),
  'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
});

/** Debian's Firefox, driven by the protocol that it speaks itself (WebDriver BiDi): it comes with no driver. */
export async function launchFirefox(options: LaunchOptions): Promise<Browser> {
  const folder = ownFolder(options.folder);
  const lines = Object.entries(preferencesFor(options)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder.path, 'user.js'), lines.join('\n'));
  const screen = options.onScreen ? await startScreen() : undefined;
  const firefox = spawn(
    'firefox-esr',
    [
      ...(screen
        ? ['--kiosk', '--width', String(SCREEN.width), '--height', String(SCREEN.height)]
        : ['--headless']),
      ...['--no-remote', '--profile', folder.path, '--remote-debugging-port', '0'],
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1', ...(screen && { DISPLAY: screen.display }) },
    },
  );
  const stop = (): void => {
    firefox.kill('SIGKILL');
    screen?.stop();
  };
  stopAtEnd({ stop });
  const session = await Session.begin(await addressOf(firefox));
  await session.send('browsingContext.setViewport', {
    context: session.context,
    viewport: { width: options.width, height: options.height },
  });
  return {
    ...drivenBy(session, options.byTouch ? 'touch' : 'mouse'),
    ...(screen && { picture: () => onScreen(session, screen) }),
    async close() {
      await session.send('browser.close', {});
      if (firefox.exitCode === null) await once(firefox, 'exit');
      screen?.stop();
      folder.remove();
    },
  };
}

/** The view stands somewhere in the browser's window. */
async function onScreen(session: Session, screen: Screen): Promise<Buffer> {
  const area = (await evaluate(
    session,
    '{ left: mozInnerScreenX, top: mozInnerScreenY, width: innerWidth, height: innerHeight }',
  )) as Area;
  return screen.picture(area);
}

function addressOf({ stderr }: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    stderr?.on('data', (piece: Buffer) => {
      said += piece.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(`${address}/session`);
    });
    stderr?.once('end', () => reject(new Error(`Firefox did not start: ${said}`)));
  });
}

interface Answer {
  type: 'success' | 'error';
  result?: unknown;
  error?: string;
  message?: string;
}

interface LogEntry {
  level: string;
  text: string | null;
}

class Session {
  readonly lines: string[] = [];
  readonly #connection: bidi.Index;
  context = '';

  private constructor(address: string) {
    this.#connection = new Connection(address);
    this.#connection.on('log.entryAdded', ({ level, text }: LogEntry) => {
      if (level === 'warn' || level === 'error') this.lines.push(`${level}: ${text}`);
    });
  }

  static async begin(address: string): Promise<Session> {
    const session = new Session(address);
    await session.send('session.new', { capabilities: {} });
    await session.send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await session.send<{ contexts: { context: string }[] }>(
      'browsingContext.getTree',
      {},
    );
    session.context = contexts[0]?.context ?? '';
    return session;
  }

  /** Throws what the browser refuses. */
  async send<T>(method: string, params: Record<string, unknown>): Promise<T> {
    const answer = (await this.#connection.send({ method, params })) as Answer;
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result as T;
  }

  /** One after the other: each a press and a release. */
  keys(text: string): Promise<unknown> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.send('input.performActions', {
      context: this.context,
      actions: [{ type: 'key', id: 'keys', actions }],
    });
  }
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

async function evaluate(session: Session, expression: string): Promise<unknown> {
  const answer = await session.send<Evaluated>('script.evaluate', {
    expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
    target: { context: session.context },
    awaitPromise: true,
    userActivation: true,
  });
  if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
  return JSON.parse(answer.result?.value ?? 'null');
}

function drivenBy(session: Session, pointerType: 'mouse' | 'touch'): Omit<Browser, 'close'> {
  const here = (): { context: string } => ({ context: session.context });
  const pointer = { type: 'pointer', id: pointerType, parameters: { pointerType } };
  const point = async (actions: object[]): Promise<void> => {
    await session.send('input.performActions', { ...here(), actions: [{ ...pointer, actions }] });
  };
  return {
    engine: 'firefox',
    async open(url) {
      await session.send('browsingContext.navigate', { ...here(), url, wait: 'complete' });
    },
    run: (expression) => evaluate(session, expression),
    click: (x, y, times) => point(tapping({ x, y }, times)),
    drag: (from, to) => point(dragging(from, to)),
    async type(text) {
      await session.keys(text.replaceAll('\n', KEYS.Enter));
    },
    async press(key) {
      await session.keys(KEYS[key]);
    },
    async picture() {
      const { data } = await session.send<{ data: string }>('browsingContext.captureScreenshot', here());
      return Buffer.from(data, 'base64');
    },
    async resize(viewport) {
      await session.send('browsingContext.setViewport', { ...here(), viewport });
    },
    async back() {
      await session.send('browsingContext.traverseHistory', { ...here(), delta: -1 });
    },
    async reload() {
      await session.send('browsingContext.reload', { ...here(), wait: 'complete' });
    },
    async openWindow() {
      ({ context: session.context } = await session.send<{ context: string }>('browsingContext.create', {
        type: 'window',
      }));
      return session.context;
    },
    useWindow(handle) {
      session.context = handle;
      return Promise.resolve();
    },
    consoleLines: () => session.lines,
  };
}
