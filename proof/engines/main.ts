// The product in WebKit, Firefox and Chromium:  node proof/run.mjs engines [smoke|offline|…] [webkit|firefox|chromium] ["words of a case"]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine, say, sayCount, using } from '../lib/program.js';
import { OWNER_ENV } from '../operations/support/owner.js';
import { startProduct, type Product } from '../operations/support/product.js';
import { ENGINES, type EngineName } from './browser/browser.js';
import { installEngines, missingFor } from './browser/launch.js';
import { runCase, type Case } from './case.js';
import { BACK } from './cases/back.js';
import { CARDS } from './cases/cards.js';
import { LAZY } from './cases/lazy.js';
import { LOOKS } from './cases/looks.js';
import { OFFLINE } from './cases/offline.js';
import { PLAIN_HTTP } from './cases/plain-http.js';
import { READS_ONCE } from './cases/reads.js';
import { SMOKE } from './cases/smoke.js';
import { STORAGE } from './cases/storage.js';
import { STREAMS } from './cases/streams.js';
import { TOUCH } from './cases/touch.js';

const GROUPS: Record<string, Case[]> = {
  smoke: SMOKE,
  offline: OFFLINE,
  reads: READS_ONCE,
  streams: STREAMS,
  lazy: LAZY,
  cards: CARDS,
  back: BACK,
  storage: STORAGE,
  http: PLAIN_HTTP,
  looks: LOOKS,
  touch: TOUCH,
};

const isEngine = (word: string): word is EngineName => (ENGINES as readonly string[]).includes(word);

/** What the words of the command line leave: each names an engine, a group, or part of a case's name. */
function chosen(words: string[]): { engines: readonly EngineName[]; cases: Case[] } {
  const engines = words.filter(isEngine);
  const groups = words.filter((word) => Object.hasOwn(GROUPS, word));
  const parts = words.filter((word) => !isEngine(word) && !groups.includes(word));
  const cases = Object.entries(GROUPS)
    .filter(([name]) => groups.length === 0 || groups.includes(name))
    .flatMap(([, group]) => group)
    .filter(({ name }) => parts.every((part) => name.includes(part)));
  return { engines: engines.length > 0 ? engines : ENGINES, cases };
}

const { engines, cases } = chosen(commandLine().words);
// The smoke of `npm test` makes do with what is there, and with one product.
const isSmoke = process.env['ENGINES_SMOKE'] !== undefined;
if (!isSmoke) await installEngines(engines, say);
const folder = mkdtempSync(join(tmpdir(), 'peanut-engines-'));
let passed = 0;
let failed = 0;

const start = (name: string): Promise<Product> =>
  startProduct({ dataDir: join(folder, name), env: OWNER_ENV });

async function tryCase(one: Case, engine: EngineName, product: Product): Promise<void> {
  if (one.notIn?.[engine]) return say(`not run  ${engine}: ${one.name}: ${one.notIn[engine]}`);
  try {
    await runCase(one, engine, product);
    passed += 1;
    say(`ok       ${engine}: ${one.name}`);
  } catch (error) {
    failed += 1;
    const { stack, cause } = error instanceof Error ? error : { stack: String(error), cause: undefined };
    say(`FAILED   ${engine}: ${one.name}\n${stack}${cause ? `\n${String(cause)}` : ''}`);
  }
}

function isThere(engine: EngineName): boolean {
  const missing = missingFor(engine);
  if (missing.length > 0) say(`not run  ${engine}: it needs Debian's ${missing.join(', ')}`);
  return missing.length === 0;
}

async function tryEngine(engine: EngineName, product: Product): Promise<void> {
  for (const one of cases) await tryCase(one, engine, product);
}

// Side by side: most of the time they wait.
const there = engines.filter(isThere);
if (isSmoke)
  await using(await start('shared'), (product) =>
    Promise.all(there.map((engine) => tryEngine(engine, product))),
  );
else
  await Promise.all(
    there.map(async (engine) => using(await start(engine), (product) => tryEngine(engine, product))),
  );
rmSync(folder, { recursive: true, force: true });
sayCount(passed, failed);
