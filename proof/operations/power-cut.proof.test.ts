import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTES } from '@peanut/contracts';
import { until } from '@peanut/service/testing';
import { copyImage, makeImage, whyNoImage } from './support/disk-image.js';
import { logIn, OWNER_ENV, type Owner } from './support/owner.js';
import { spawnProduct, startProduct, type Product } from './support/product.js';

jest.setTimeout(1_200_000);

const CUTS_WHILE_SAVING = 24;
const SAVES_BETWEEN = 10;
const OWNERS = 3;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const problem = whyNoImage();
if (problem)
  process.stderr.write(`The power cuts are left out: no disk in a file can be mounted here (${problem}).\n`);
const withDisks = problem ? describe.skip : describe;

/** What was on the disk at a moment, and what the product had told somebody to be kept by then. */
interface Cut {
  image: string;
  saved: string[];
  pictures: string[];
}

let folder: string;
let image: string;
let product: Product;
const saved: string[] = [];
const pictures: string[] = [];
let cuts = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'peanut-power-'));
  image = join(folder, 'disk');
});

afterAll(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const newFolder = (): string => mkdtempSync(join(folder, 'bar-'));

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '))
    .filter(Boolean)
    .map(Number);

/** Stops a program and all that it started, from above: what is stopped starts nothing more. */
function stopAll(pid: number): number[] {
  try {
    process.kill(pid, 'SIGSTOP');
    return [pid, ...childrenOf(pid).flatMap(stopAll)];
  } catch (error) {
    // It ended by itself just now.
    if (['ESRCH', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** Nothing is acknowledged from the moment of the copy on until it is made. */
async function cutPower(bar: Product, disk: string): Promise<Cut> {
  const stopped = stopAll(bar.launcher.pid ?? 0);
  try {
    cuts += 1;
    const copy = join(folder, `disk-${cuts}`);
    copyImage(disk, copy);
    // What was answered just before is still on its way through this process.
    await new Promise((resolve) => setImmediate(resolve));
    return { image: copy, saved: [...saved], pictures: [...pictures] };
  } finally {
    for (const pid of stopped.reverse()) process.kill(pid, 'SIGCONT');
  }
}

async function lengthAt(url: string): Promise<number> {
  const answer = await fetch(url);
  return answer.ok ? (await answer.arrayBuffer()).byteLength : 0;
}

async function entryOf({ url }: Product, part: string): Promise<string> {
  const { version } = (await (await fetch(`${url}/${part}/version.json`)).json()) as { version: string };
  return `${url}/${part}/${version}/assets/remoteEntry.js`;
}

/** All that the cut took away. */
async function missingAfter(bar: Product, cut: Cut): Promise<string[]> {
  const shown = (await (await fetch(`${bar.url}/api/cocktails`)).json()) as { name: string }[];
  const names = new Set(shown.map(({ name }) => name));
  const files = [...cut.pictures.map((path) => bar.url + path)];
  for (const part of Object.keys(REMOTES)) files.push(await entryOf(bar, part));
  const lengths = await Promise.all(files.map(lengthAt));
  return [
    ...(names.size > 0 ? [] : ['the menu']),
    ...cut.saved.filter((name) => !names.has(name)),
    ...files.filter((_, index) => lengths[index] === 0),
  ];
}

/** Starts the bar on what the cut left, once more after another cut just then. */
async function lostBy(cut: Cut, { again = false } = {}): Promise<string[]> {
  const disk = { image: cut.image };
  const bar = await startProduct({
    dataDir: newFolder(),
    env: OWNER_ENV,
    disk,
  });
  try {
    const lost = await missingAfter(bar, cut);
    return again
      ? [...lost, ...(await lostBy({ ...cut, image: (await cutPower(bar, cut.image)).image }))]
      : lost;
  } finally {
    await bar.stop();
    rmSync(cut.image);
  }
}

/** Several owners save; ends after so many more drinks, and what is under way. */
async function save(owner: Owner, count: number): Promise<void> {
  const goal = saved.length + count;
  const one = async (): Promise<void> => {
    while (saved.length < goal) {
      const name = `Kept ${crypto.randomUUID()}`;
      const drink = {
        name,
        spirit: 'gin',
        description: 'd',
        ingredients: ['gin'],
        glass: 'g',
        ice: 'i',
        prep: 'p',
      };
      const { status } = await owner.call('POST', '/api/cocktails', drink);
      if (status !== 201) throw new Error(`Saving answered ${status}`);
      saved.push(name);
    }
  };
  await Promise.all(Array.from({ length: OWNERS }, one));
}

/** Uploads a picture, as the owner does for the landing page. */
async function keepPicture(bar: Product, owner: Owner): Promise<void> {
  const { uploadURL } = (await owner.call('POST', '/api/images/upload')).body;
  const headers = { 'Content-Type': 'image/png', Origin: bar.url };
  const sent = await fetch(bar.url + uploadURL, { method: 'PUT', headers, body: PIXEL });
  const { imageURL } = (await sent.json()) as { imageURL: string };
  pictures.push(imageURL);
}

withDisks('a power cut', () => {
  it('during the first start leaves a bar that opens', async () => {
    makeImage(image);
    product = await spawnProduct({ dataDir: newFolder(), env: OWNER_ENV, disk: { image } });
    const made: Cut[] = [];
    let known = '';
    const names = (): string => {
      const all = readdirSync(product.dataDir).flatMap((name) => [
        name,
        ...(name === 'front-ends' ? readdirSync(join(product.dataDir, name)) : []),
      ]);
      return all.sort().join(' ');
    };
    const hasChanged = async (): Promise<boolean> => names() !== known || (await product.isReady());
    while (!(await product.isReady())) {
      await until(hasChanged, 'the start goes on', 120_000);
      known = names();
      made.push(await cutPower(product, image));
    }
    made.push(await cutPower(product, image));
    for (const cut of made) expect(await lostBy(cut)).toEqual([]);
  });

  it('while owners save loses nothing that was acknowledged', async () => {
    const owner = await logIn(product);
    await keepPicture(product, owner);
    for (let count = 0; count < CUTS_WHILE_SAVING; count += 1) {
      const goal = saved.length + SAVES_BETWEEN;
      const saving = save(owner, SAVES_BETWEEN + OWNERS);
      await until(() => Promise.resolve(saved.length >= goal), 'drinks are saved');
      const cut = await cutPower(product, image);
      await saving;
      expect(await lostBy(cut, { again: count === 0 })).toEqual([]);
    }
    expect(cuts).toBeGreaterThanOrEqual(30);
  });
});
