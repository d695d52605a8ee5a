import { needBinaries } from '../ops/process/run.mjs';
import { houseBartender } from './house-bartender.js';
import { BROWSER } from './lib/browser/browser.js';
import { isSmoke } from './lib/effort.js';
import type { Figure, Row } from './lib/figure.js';
import { loadText, machineFacts } from './lib/machine.mjs';
import { endProduct } from './lib/product.js';
import { storeResults } from './lib/report.js';
import { table } from './lib/table.js';
import { menuFollower, modelBartender, needModel } from './model/model-bartender.js';
import { deployment } from './promises/operations/p16-deploy.js';
import { npmStart, npmStartMemory } from './promises/operations/p19-p20-npm-start.js';
import { recovery } from './promises/operations/p24-recovery.js';
import { replacement } from './promises/operations/p25-replacement.js';
import { visitorScript } from './promises/pages/p01-visitor-script.js';
import { keptScript } from './promises/pages/p01b-kept-script.js';
import { firstPaint } from './promises/pages/p02-first-paint.js';
import { layoutShift } from './promises/pages/p04-layout-shift.js';
import { flip } from './promises/pages/p06-flip.js';
import { drag } from './promises/pages/p07-drag.js';
import { longLists } from './promises/pages/p08-long-lists.js';
import { remoteDown } from './promises/pages/p15-remote-down.js';
import { offline } from './promises/pages/p17-offline.js';
import { realList } from './promises/pages/p21-real-list.js';
import { find } from './promises/pages/p28-find.js';
import { wayBack } from './promises/pages/p29-way-back.js';
import { saveInBulk } from './promises/pages/p33-save.js';
import { importMenu } from './promises/pages/p34-import.js';
import { engines } from './promises/pages/p35-engines.js';
import { listThroughGateway } from './promises/services/p09-list-through-gateway.js';
import { cacheRefresh } from './promises/services/p10-cache-refresh.js';
import { serviceAlone } from './promises/services/p11-service-alone.js';
import { reorder } from './promises/services/p12-reorder.js';
import { rateLimit } from './promises/services/p13-rate-limit.js';
import { firstToken } from './promises/services/p14-first-token.js';
import { serviceMemory } from './promises/services/p18-service-memory.js';
import { hostileBodies } from './promises/services/p22-hostile-bodies.js';
import { largeMenu } from './promises/services/p23-large-menu.js';
import { streams } from './promises/services/p26-open-streams.js';
import { shelf } from './promises/services/p27-shelf.js';

const KEEP = '--keep';
/** `bartender --model` is the model's figure, `bartender` alone that of the house bartender. */
const MODEL = '--model';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** In the order of their run: figures that share a product follow each other. */
const FIGURES: Figure[] = [
  ...[visitorScript, keptScript, firstPaint, layoutShift, cacheRefresh, listThroughGateway, serviceAlone],
  streams,
  ...[
    rateLimit,
    remoteDown,
    deployment,
    offline,
    engines,
    importMenu,
    flip,
    drag,
    longLists,
    realList,
    find,
    wayBack,
    saveInBulk,
    reorder,
    shelf,
    serviceMemory,
  ],
  // In the smoke its address has no logins left afterwards, so it is the last that shares the product.
  hostileBodies,
  ...[
    firstToken,
    npmStart,
    npmStartMemory,
    largeMenu,
    recovery,
    replacement,
    houseBartender,
    menuFollower,
    modelBartender,
  ],
];

/** The figures named on the command line, or all that need no containers. Throws on an unknown name. */
function choose(names: string[]): Figure[] {
  const wanted = names.map((name) => name.toUpperCase().replace(/^P0+/, 'P'));
  const ids = FIGURES.map(({ id }) => id);
  const unknown = wanted.filter((name) => !ids.some((id) => id.toUpperCase() === name));
  if (unknown.length > 0) throw new Error(`No figure ${unknown.join(', ')}. There are: ${ids.join(', ')}`);
  if (wanted.length > 0) return FIGURES.filter(({ id }) => wanted.includes(id.toUpperCase()));
  return FIGURES.filter(({ needsContainers, needsModel }) => !needsContainers && (isSmoke || !needsModel));
}

/** The names of the command line, without its switches. */
function namesIn(args: string[]): string[] {
  const bartender = args.includes(MODEL) ? modelBartender.id : houseBartender.id;
  const names = args.filter((name) => name !== KEEP && name !== MODEL);
  if (args.includes(MODEL) && names.length === 0) return [bartender];
  return names.map((name) => (name.toLowerCase() === 'bartender' ? bartender : name));
}

interface Measured {
  figure: Figure;
  rows: Row[];
  error?: Error;
}

async function measureOne(figure: Figure): Promise<Measured> {
  try {
    return { figure, rows: await figure.measure(say) };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    process.stderr.write(`${error.stack}\n`);
    const result = error.message.split('\n')[0];
    return { figure, error, rows: [{ what: figure.title, here: 'not measured', result, isMet: false }] };
  }
}

async function measureAll(figures: Figure[]): Promise<Measured[]> {
  const done: Measured[] = [];
  for (const figure of figures) {
    say(`${figure.id}  ${figure.title} … (${loadText()})`);
    const started = performance.now();
    done.push(await measureOne(figure));
    say(`    ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  }
  return done;
}

/** The smoke asks whether each program still runs, not how fast. */
function sayCount(done: Measured[]): void {
  const failed = done.filter(({ error }) => error);
  for (const { figure, rows } of failed) say(`FAILED  ${figure.id}: ${rows[0]?.result}`);
  say(`${done.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}

async function sayFigures(done: Measured[], isStored: boolean): Promise<void> {
  say(`\n${table(done)}\n\n${loadText()}`);
  if (done.some(({ rows }) => rows.some(({ isMet }) => isMet === false))) process.exitCode = 1;
  const measured = done.filter(({ error, figure }) => !error && !figure.needsModel);
  if (isStored) await storeResults(measured, await machineFacts());
}

/** Measures the figures that the arguments name. */
export async function main(args: string[]): Promise<void> {
  const figures = choose(namesIn(args));
  if (figures.some((figure) => figure === modelBartender)) needModel();
  if (figures.some((figure) => figure !== modelBartender)) await needBinaries(['wrk', BROWSER], say);
  say(await machineFacts());
  try {
    const done = await measureAll(figures);
    if (isSmoke) sayCount(done);
    else await sayFigures(done, args.includes(KEEP));
  } finally {
    await endProduct();
  }
}
