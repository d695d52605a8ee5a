import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { advanceClock, startClock, stopClock, until } from '@peanut/service/testing';
import { ask, type Answer } from './support/ask.js';
import { makeBuilds, type Builds } from './support/builds.js';
import { publishScript, REMOTE_SCRIPT, SHELL_SCRIPT, withdrawScript } from './support/page-scripts.js';
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
  await untilPage((text) => text.includes('Negroni'));
}

async function stop(): Promise<void> {
  await gateway.stop();
  await menu.stop();
  rmSync(builds.root, { recursive: true });
}

/** Asks until the page is as wanted; on a busy machine the prerendered part can be left out for a moment. */
async function untilPage(
  isAsWanted: (text: string) => boolean,
  path?: string,
  headers?: Record<string, string>,
): Promise<Answer> {
  let answer = await page(path, headers);
  const isThere = async () => {
    if (isAsWanted(answer.text)) return true;
    answer = await page(path, headers);
    return false;
  };
  await until(isThere, 'the page is as wanted');
  return answer;
}

const drawn = (path?: string, headers?: Record<string, string>) =>
  untilPage((text) => text.includes('<main>'), path, headers);

describe.each<Kind>(['nginx', 'embedded'])('the prerendered part of a page of the %s gateway', (kind) => {
  beforeAll(() => start(kind));
  afterEach(() => startClock());
  afterAll(stop);

  test('stands before the app, with the drinks’ names as text', async () => {
    const { text, status } = await drawn();
    expect(status).toBe(200);
    expect(text).toContain('<body><style>main{color:red}</style><main>/cocktails drawn by mf_menu');
    expect(text).toContain('<h2>Negroni</h2>');
    expect(text.indexOf('Negroni')).toBeLessThan(text.indexOf('the app'));
  });

  test('keeps texts as texts, also such as nginx would read as instructions', async () => {
    const { text } = await drawn();
    expect(text).toContain('<h2>&lt;script>alert(1)&lt;/script></h2>');
    expect(text).toContain('<h2>&lt;!--# include virtual="/health" --></h2>');
  });

  test('obeys no instruction in what a script draws', async () => {
    publishScript(builds.shell, SHELL_SCRIPT.replace("replaceAll('<', '&lt;')", 'trim()'));
    const { text } = await untilPage((now) => now.includes('<script>alert(1)'));
    expect(text).toContain('<h2><!--# include virtual="/health" --></h2>');
    publishScript(builds.shell, SHELL_SCRIPT);
    await untilPage((text) => text.includes('&lt;script>alert(1)'));
  });

  test('may use the styles that it begins with, and no others', async () => {
    const { headers } = await drawn();
    const hash = createHash('sha256').update('main{color:red}').digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  test('is the same bytes for every guest: who has them gets a 304', async () => {
    const { text, headers } = await drawn();
    const again = await drawn('/cocktails', { Cookie: 'peanut_session=s' });
    expect(again.text).toBe(text);
    const known = await page('/cocktails', { 'If-None-Match': String(headers['etag']) });
    expect(known).toMatchObject({ status: 304, text: '' });
    expect(String(headers['etag'])).toMatch(/^W\//);
    menu.list.body = drinks('Negroni', 'Bijou');
    await untilPage((now) => now.includes('Bijou'));
    const changed = await page('/cocktails', { 'If-None-Match': String(headers['etag']) });
    expect(changed.status).toBe(200);
  });

  test('is the guests’, whoever asks, and sets no cookie', async () => {
    const { text, headers } = await drawn('/cocktails', { Cookie: 'peanut_session=s' });
    expect(text).toContain('<h2>Negroni</h2>');
    expect(text).not.toContain('hidden');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('is drawn from nothing but what any guest is told', async () => {
    await drawn();
    const asked = new Set(menu.seen);
    expect(asked).toContain('GET /api/cocktails');
    expect([...asked].filter((line) => /session|health\/live|\.\.|example/.test(line))).toEqual([]);
  });

  test('is asked for once in half a second, however many guests come', async () => {
    stopClock();
    menu.list.body = drinks('Negroni', 'Daiquiri');
    jest.advanceTimersByTime(500);
    await untilPage((text) => text.includes('Daiquiri'));
    const before = menu.seen.length;
    jest.advanceTimersByTime(499);
    await Promise.all(Array.from({ length: 50 }, () => page()));
    expect(menu.seen).toHaveLength(before);
    jest.advanceTimersByTime(1);
    await Promise.all(Array.from({ length: 50 }, () => page()));
    await until(async () => {
      if (menu.seen.length > before) return true;
      // A renderer that a busy machine was too slow for pauses until the clock goes on.
      jest.advanceTimersByTime(10_000);
      await page();
      return false;
    }, 'it is asked for');
    expect(menu.seen).toHaveLength(before + 1);
  });

  test('shows a write', async () => {
    menu.list.body = drinks('Negroni', 'Southside');
    await untilPage((text) => text.includes('<h2>Southside</h2>'));
  });

  test.each(['/', '/whiskey', '/cocktails?highlight=1'])('%s has one too', async (path) => {
    const { text } = await drawn(path);
    expect(text).toContain(`<main>${path.replace(/\?.*/, '')} drawn`);
  });

  test('is not there for the page of a part that is not', async () => {
    expect((await page('/ai-recommendations')).text).not.toContain('<main>');
  });

  test.each(['/nowhere', '/index.html'])('%s has none, and no styles of its own', async (path) => {
    const { text, headers } = await page(path);
    expect(text).toContain('the app');
    expect(text).not.toContain('<main>');
    expect(headers['content-security-policy']).not.toContain('sha256');
  });

  test('is the last one while the service is away', async () => {
    await menu.stop();
    advanceClock(500);
    await untilPage((text) => text.includes('<h2>Southside</h2>'));
    await menu.restart();
  });

  test('has nothing of a part whose script is not there', async () => {
    withdrawScript(builds.menu);
    await untilPage((text) => text.includes('drawn by nobody'));
  });
});

describe('a page of the nginx gateway whose prerenderer is away', () => {
  beforeAll(() => start('nginx'));
  afterAll(stop);

  test.each(['/', '/cocktails', '/whiskey?highlight=1', '/recommendations'])(
    '%s is the shell’s plain page, asked for anew each time',
    async (path) => {
      await gateway.stopPrerenderer?.();
      const { status, text, headers } = await page(path, { 'If-None-Match': '*' });
      expect(status).toBe(200);
      expect(text).toContain('the app');
      expect(text).not.toContain('<main>');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['etag']).toBeUndefined();
      expect(headers['content-security-policy']).toContain("style-src 'self';");
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );
});

describe('a prerendered part whose script', () => {
  beforeAll(() => start('embedded'));
  afterAll(stop);

  const restored = async () => {
    publishScript(builds.menu, REMOTE_SCRIPT);
    await untilPage((text) => text.includes('drawn by mf_menu'));
  };

  test.each([
    ['throws', 'throw new Error("broken deploy");'],
    ['never ends', 'for (;;);'],
    ['asks for a module', 'Promise.reject(new Error("nobody waits")); require("node:fs");'],
    ['makes code from text', 'Function("return 1")();'],
  ])('%s has nothing of that part', async (_, script) => {
    publishScript(builds.menu, script);
    await untilPage((text) => text.includes('drawn by nobody'));
    await restored();
  });

  test.each([
    ['throws', 'firstView.render = () => { throw new Error("broken page"); };'],
    ['never ends', 'firstView.render = () => { for (;;); };'],
    ['gives no page', 'firstView.render = () => ({ html: "<b>" });'],
    ['gives half a text', `firstView.render = () => '{"html":"<b>';`],
    ['asks for what is no list', `firstView.render = () => '{"html":"<main>","reads":7}';`],
  ])('%s while it draws is left out; page and health are as ever', async (_, script) => {
    publishScript(builds.menu, script);
    await untilPage((text) => text.includes('the app') && !text.includes('<main>'));
    expect((await ask(gateway.origin, '/health')).status).toBe(200);
    await restored();
  });

  test('failed is drawn again although nothing has changed, and is told of once', async () => {
    const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const failing = `
      const drawWhole = firstView.render;
      let tries = 0;
      firstView.render = (question) => {
        if ((tries += 1) <= 6) throw new Error('too busy');
        return drawWhole(question);
      };`;
    publishScript(builds.menu, REMOTE_SCRIPT + failing);
    await untilPage((text) => {
      advanceClock(60_000);
      return text.includes('drawn by mf_menu');
    });
    const lines = told.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('too busy'));
    told.mockRestore();
    expect(lines.filter((line) => line.includes(' /cocktails is'))).toEqual([
      'gateway: /cocktails is not prerendered: too busy\n',
    ]);
  });
});
