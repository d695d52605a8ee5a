import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Health } from '@peanut/contracts';
import { advanceClock, until } from '@peanut/service/testing';
import { liveVersion, makeLive, publish } from '../../ops/deploy/versions.mjs';
import { ask, askSteadily } from './support/ask.js';
import { deploy, FIRST, makeBuilds, type Builds } from './support/builds.js';
import { SHELL_SCRIPT } from './support/page-scripts.js';
import { startGateway, type Kind, type Running } from './support/gateways.js';
import { startUpstream, type Upstream } from './support/upstream.js';

let builds: Builds;
let menu: Upstream;
let gateway: Running;
const get = (path: string) => ask(gateway.origin, path);

/** Waits for what /health says, which looks at files again after ten seconds. */
const untilHealth = (isAsWanted: (health: Health) => boolean) =>
  until(async () => {
    advanceClock(10_000);
    return isAsWanted(JSON.parse((await get('/health')).text) as Health);
  }, 'health is as wanted');

/** Deploys the part with a script that says which version drew. */
const next = (part: 'shell' | 'mf-menu'): string =>
  deploy(join(builds.root, part), (folder) => {
    const version = folder.split('/').at(-1) ?? '';
    mkdirSync(join(folder, 'first-view'), { recursive: true });
    const script =
      part === 'shell'
        ? SHELL_SCRIPT.replace("' drawn by '", `' drawn in ${version} by '`)
        : `firstView.remotes['mf_menu ${version}'] = {};`;
    writeFileSync(join(folder, 'first-view/render.js'), script);
  });

interface Made {
  /** The version of the HTML, and of the script that prerendered it. */
  shell: string[];
  /** The version of the head fragment, and of the prerendered page. */
  remote: string[];
}

/** What a page's HTML is made of; without a prerendered part there is one of each. */
function madeOf(text: string): Made {
  const of = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, version = '']) => version);
  return {
    shell: [...of(/the shell (\S+)/g), ...of(/drawn in (\S+) by/g)],
    remote: [...of(/"\/mf-menu\/([^/]+)\//g), ...of(/by mf_menu ([\d.-]+)/g)],
  };
}

const isWhole = ({ shell, remote }: Made) => shell.length === 2 && remote.length === 2;
const isMixed = ({ shell, remote }: Made) => new Set(shell).size > 1 || new Set(remote).size > 1;

describe.each<Kind>(['nginx', 'embedded'])('versions before the %s gateway', (kind) => {
  beforeAll(async () => {
    builds = makeBuilds();
    menu = await startUpstream('menu');
    gateway = await startGateway(kind, builds, { menu, admin: menu });
  });
  afterAll(async () => {
    await gateway.stop();
    await menu.stop();
    rmSync(builds.root, { recursive: true });
  });

  test('a swap is seen by the next page, in head fragment and prerendered page alike, and so is the way back', async () => {
    const shell = next('shell');
    const before = next('mf-menu');
    await askSteadily(
      () => get('/cocktails'),
      ({ text }) => isWhole(madeOf(text)),
    );
    const after = next('mf-menu');
    expect(madeOf((await get('/cocktails')).text).remote[0]).toBe(after);
    expect(JSON.parse((await get('/mf-menu/version.json')).text)).toEqual({ version: after });
    makeLive(builds.menu, before);
    expect(madeOf((await get('/cocktails')).text).remote[0]).toBe(before);
    expect(madeOf((await get('/cocktails')).text).shell[0]).toBe(shell);
  });

  test('no page is a mixture, however often versions are swapped under it', async () => {
    const pages: Made[] = [];
    const see = async () => {
      const answer = await get('/cocktails');
      pages.push(madeOf(answer.text));
      return answer;
    };
    for (let swap = 0; swap < 6; swap += 1) {
      const version = next(swap % 2 ? 'mf-menu' : 'shell');
      await askSteadily(see, ({ text }) => isWhole(madeOf(text)) && text.includes(version));
    }
    expect(pages.filter(isMixed)).toEqual([]);
    expect(pages.every(({ shell, remote }) => shell.length > 0 && remote.length > 0)).toBe(true);
  });

  test('the files of the last versions stay where they are; of older ones the oldest go', async () => {
    const entry = (version: string) => `/mf-menu/${version}/assets/remoteEntry.js`;
    const [first, second] = [next('mf-menu'), next('mf-menu')];
    for (let more = 0; more < 3; more += 1) next('mf-menu');
    expect((await get(entry(first))).status).toBe(200);
    next('mf-menu');
    expect((await get(entry(first))).status).toBe(404);
    expect((await get(entry(second))).status).toBe(200);
    expect((await get(entry(liveVersion(builds.menu) ?? FIRST))).status).toBe(200);
  });

  test('a version whose files are damaged is not ready, until they are whole again or another is live', async () => {
    const builtRoot = mkdtempSync(join(tmpdir(), 'peanut-built-'));
    const version = '1.0.0-0000000000aa';
    cpSync(join(builds.menu, liveVersion(builds.menu) ?? ''), builtRoot, { recursive: true });
    writeFileSync(join(builtRoot, 'version.json'), JSON.stringify({ version }));
    makeLive(builds.menu, publish(builds.menu, builtRoot));
    const isFine = ({ parts, versions }: Health) =>
      parts['mf-menu'] === true && versions['mf-menu']?.version === version;
    const isDamaged = ({ status, parts, problems }: Health) =>
      status === 'unavailable' &&
      parts['mf-menu'] === false &&
      problems?.['mf-menu']?.['files'] === 'damaged';
    await untilHealth(isFine);

    for (const name of ['head/cocktails.html', 'version.json']) {
      const file = join(builds.menu, version, name);
      const before = readFileSync(file);
      writeFileSync(file, '');
      await untilHealth(isDamaged);
      writeFileSync(file, before);
    }
    await untilHealth(isFine);
    rmSync(join(builds.menu, version, 'assets/remoteEntry.js'));
    await untilHealth(isDamaged);
    expect((await get('/cocktails')).status).toBe(200);
    next('mf-menu');
    await untilHealth(({ parts }) => parts['mf-menu'] === true);
    rmSync(builtRoot, { recursive: true });
  });

  test('a part without a live version is not ready, and its page comes without it', async () => {
    rmSync(join(builds.menu, 'live'));
    const { status, text } = await get('/cocktails');
    expect(status).toBe(200);
    expect(madeOf(text)).toMatchObject({ remote: [] });
    await untilHealth(({ status, parts }) => status === 'unavailable' && parts['mf-menu'] === false);
  });
});
