import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, askSteadily } from './support/ask.js';
import { makeBuilds, type Builds } from './support/builds.js';
import { publishScript, REMOTE_SCRIPT, SHELL_SCRIPT, withdrawScript } from './support/first-view-scripts.js';
import { startGateway, type Kind, type Running } from './support/gateways.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const drinks = (...names: string[]) => JSON.stringify(names.map((name) => ({ name })));

let builds: Builds;
let menu: Upstream;
let gateway: Running;
const page = (path = '/cocktails', headers: Record<string, string> = {}) =>
  ask(gateway.origin, path, { headers });

async function start(kind: Kind): Promise<void> {
  builds = makeBuilds();
  publishScript(builds.shell, SHELL_SCRIPT);
  publishScript(builds.menu, REMOTE_SCRIPT);
  menu = await startUpstream('menu');
  menu.list.body = drinks('Negroni', '<script>alert(1)</script>', '<!--# include virtual="/health" -->');
  gateway = await startGateway(kind, builds, { menu, admin: menu });
  await untilPage((text) => text.includes('Negroni'), 5_000);
}

async function stop(): Promise<void> {
  await gateway.stop();
  await menu.stop();
  rmSync(builds.root, { recursive: true });
}

/** Asks until the page is as wanted; on a busy machine a first view can be left out for a moment. */
async function untilPage(isAsWanted: (text: string) => boolean, within: number) {
  const started = Date.now();
  for (;;) {
    const answer = await page();
    if (isAsWanted(answer.text)) return answer;
    if (Date.now() - started > within)
      throw new Error(`The page stayed as it was:\n${answer.text.slice(0, 400)}`);
    await wait(50);
  }
}

describe.each<Kind>(['nginx', 'embedded'])('the first view in the HTML of the %s gateway', (kind) => {
  beforeAll(() => start(kind));
  afterAll(stop);

  test('stands before the app, with the drinks’ names as text', async () => {
    const { text, status } = await page();
    expect(status).toBe(200);
    expect(text).toMatch(/<body>\s*<style nonce="[0-9a-f]{32}"><\/style><main>\/cocktails drawn by mf_menu/);
    expect(text).toContain('<h2>Negroni</h2>');
    expect(text.indexOf('Negroni')).toBeLessThan(text.indexOf('the app'));
  });

  test('keeps texts as texts, also such as nginx would read as instructions', async () => {
    const { text } = await page();
    expect(text).toContain('<h2>&lt;script>alert(1)&lt;/script></h2>');
    expect(text).toContain('<h2>&lt;!--# include virtual="/health" --></h2>');
  });

  test('obeys no instruction in what a script draws', async () => {
    publishScript(builds.shell, SHELL_SCRIPT.replace("replaceAll('<', '&lt;')", 'trim()'));
    await untilPage((text) => text.includes('<script>alert(1)'), 1_500);
    expect((await page()).text).toContain('<h2><!--# include virtual="/health" --></h2>');
    publishScript(builds.shell, SHELL_SCRIPT);
    await untilPage((text) => !text.includes('<script>alert(1)'), 1_500);
  });

  test('carries the nonce of the policy, another one each time', async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => {
        const { text, headers } = await untilPage((now) => now.includes('Negroni'), 5_000);
        const [, nonce = ''] = /<style nonce="([0-9a-f]{32})">/.exec(text) ?? [];
        expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`);
        expect(headers['content-security-policy']).not.toContain('unsafe');
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  test('is the guests’, whoever asks, and sets no cookie', async () => {
    const { text, headers } = await page('/cocktails', { Cookie: 'peanut_session=s' });
    expect(text).toContain('<h2>Negroni</h2>');
    expect(text).not.toContain('hidden');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('is drawn from nothing but what any guest is told', async () => {
    await page();
    const asked = new Set(menu.seen);
    expect(asked).toContain('GET /api/cocktails');
    expect([...asked].filter((line) => /session|health\/live|\.\.|example/.test(line))).toEqual([]);
  });

  test('is asked for about twice a second, however many guests come', async () => {
    await page();
    const before = menu.seen.length;
    const until = Date.now() + 1_000;
    await askSteadily(page, () => Date.now() >= until);
    expect(menu.seen.length - before).toBeLessThanOrEqual(4);
  });

  test('shows a write within a second', async () => {
    menu.list.body = drinks('Negroni', 'Southside');
    await untilPage((text) => text.includes('<h2>Southside</h2>'), 1_000);
  });

  test.each(['/', '/whiskey', '/cocktails?highlight=1'])('%s has one too', async (path) => {
    const { text } = await page(path);
    expect(text).toContain(`<main>${path.replace(/\?.*/, '')} drawn`);
  });

  test('is not there for the page of a part that is not', async () => {
    expect((await page('/ai-recommendations')).text).not.toContain('<main>');
  });

  test.each(['/nowhere', '/index.html'])('%s has none, and no nonce', async (path) => {
    const { text, headers } = await page(path);
    expect(text).toContain('the app');
    expect(text).not.toMatch(/<main>|_first_view/);
    expect(headers['content-security-policy']).not.toContain('nonce');
  });

  test('is the last one while the service is away', async () => {
    await menu.stop();
    await wait(600);
    expect((await page()).text).toContain('<h2>Southside</h2>');
    await menu.restart();
  });

  test('has nothing of a part whose script is not there', async () => {
    withdrawScript(builds.menu);
    await untilPage((text) => text.includes('drawn by nobody'), 1_500);
  });
});

describe('a first view whose script', () => {
  beforeAll(() => start('embedded'));
  afterAll(stop);

  const restored = async () => {
    publishScript(builds.menu, REMOTE_SCRIPT);
    await untilPage((text) => text.includes('drawn by mf_menu'), 3_000);
  };

  test.each([
    ['throws', 'throw new Error("broken deploy");'],
    ['never ends', 'for (;;);'],
    ['asks for a module', 'Promise.reject(new Error("nobody waits")); require("node:fs");'],
    ['makes code from text', 'Function("return 1")();'],
  ])('%s has nothing of that part', async (_, script) => {
    publishScript(builds.menu, script);
    await untilPage((text) => text.includes('drawn by nobody'), 3_000);
    await restored();
  });

  test.each([
    ['throws', 'firstView.render = () => { throw new Error("broken page"); };'],
    ['never ends', 'firstView.render = () => { for (;;); };'],
    ['gives no page', 'firstView.render = () => ({ html: "<b>" });'],
  ])('%s while it draws is left out; page and health are as ever', async (_, script) => {
    publishScript(builds.menu, script);
    await untilPage((text) => text.includes('the app') && !text.includes('<main>'), 3_000);
    expect((await ask(gateway.origin, '/health')).status).toBe(200);
    await restored();
  });
});
