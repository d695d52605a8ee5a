import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../scripts/lib/parts.mjs';
import { run, tail } from '../scripts/lib/run.mjs';
import { launch } from './lib/browser.mjs';
import { cloneTo } from './lib/clone.mjs';
import { effort } from './lib/effort.mjs';
import { median, seconds, spreadText } from './lib/numbers.mjs';
import { useProduct } from './lib/product.mjs';

const ROUNDS = effort(5);
const MOST_SECONDS = 5;
const PAGE = 'src/cocktails/cocktails-page.tsx';
const [OLD, NEXT] = ['House Specialties', 'Next Specialties'];

/** Builds the menu's remote from sources with another text on the page. Returns its folder and the seconds it took. */
async function buildNext(folder) {
  await cloneTo(folder);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'mf-menu', PAGE);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(OLD)) throw new Error(`${PAGE} does not hold the text "${OLD}" any more.`);
  writeFileSync(file, text.replace(OLD, NEXT));
  const started = performance.now();
  const { code, output } = await run('npx', ['--no-install', 'vite', 'build'], {
    cwd: join(folder, 'mf-menu'),
  });
  if (code !== 0) throw new Error(`The next release could not be built:\n${tail(output)}`);
  return { release: join(folder, 'mf-menu/dist'), took: (performance.now() - started) / 1_000 };
}

/** The link through which the remote's own nginx serves its files. */
function servedLink({ folder }) {
  const home = readdirSync(folder).find((name) => name.startsWith('nginx-mf-menu-'));
  return join(folder, home, 'root/mf-menu');
}

/** Puts other files in place of those that are served, at once. */
function serve(link, files) {
  symlinkSync(files, `${link}.next`);
  renameSync(`${link}.next`, link);
}

/** Seconds until a guest who comes new has a live page with the text. */
async function untilSeen(browser, baseUrl, text) {
  const started = performance.now();
  for (;;) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(`${baseUrl}/cocktails`);
    await page
      .getByRole('button', { name: /^Show recipe/ })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const line = await page.getByTestId('count-line').textContent();
    await context.close();
    if (line.includes(text)) return (performance.now() - started) / 1_000;
  }
}

/** Every file of the shell as guests get it, by path. */
async function shellFiles(baseUrl) {
  const { files } = await (await fetch(`${baseUrl}/files.json`)).json();
  const read = async (path) => [path, Buffer.from(await (await fetch(baseUrl + path)).arrayBuffer())];
  return new Map(
    await Promise.all(
      Object.keys(files)
        .filter((path) => path !== '/')
        .map(read),
    ),
  );
}

function changedBytes(before, after) {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const changed = paths.filter((path) => !before.get(path)?.equals(after.get(path) ?? Buffer.alloc(0)));
  return changed.reduce((sum, path) => sum + (after.get(path)?.length ?? 0), 0);
}

const row = (what, times) => ({
  what,
  here: seconds(median(times)),
  spread: spreadText(times, seconds),
  goal: `≤ ${MOST_SECONDS} s`,
  isMet: Math.max(...times) <= MOST_SECONDS,
});

async function deployAndBack({ stack, browser, release }) {
  const link = servedLink(stack);
  const first = readlinkSync(link);
  const before = await shellFiles(stack.baseUrl);
  const times = { deploy: [], back: [] };
  let changed = 0;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      serve(link, release);
      times.deploy.push(await untilSeen(browser, stack.baseUrl, NEXT));
      changed += changedBytes(before, await shellFiles(stack.baseUrl));
      serve(link, first);
      times.back.push(await untilSeen(browser, stack.baseUrl, OLD));
    }
  } finally {
    serve(link, first);
  }
  return { times, changed };
}

async function measure(say) {
  const stack = await useProduct('seeded', say);
  const folder = mkdtempSync(join(tmpdir(), 'peanut-release-'));
  const browser = await launch();
  try {
    const { release, took } = await buildNext(folder);
    const { times, changed } = await deployAndBack({ stack, browser, release });
    return [
      row('new files of mf-menu in place, until a new guest has them live', times.deploy),
      row('the old ones back', times.back),
      { what: 'bytes of the shell that changed', here: String(changed), goal: '0', isMet: changed === 0 },
      { what: 'build of the one remote before', here: seconds(took) },
    ];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Deploying one remote and going back, while everything else stays as it is. */
export const deploy = { id: 'P16', title: 'deploy of one remote', measure };
