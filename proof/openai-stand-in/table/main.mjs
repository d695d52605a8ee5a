// node proof/openai-stand-in/table/main.mjs    after `npm run build`: what the AI service makes of every dialect and every
// failure, as Markdown. Each row is asked of a service that has learned nothing yet.
import { startService } from '@peanut/service/testing';
import { ROOT } from '../../../ops/launch/parts.mjs';
import { startTestServers } from '../../stack/servers.mjs';
import { DIALECT_NAMES } from '../dialects/all.mjs';
import { startStandIn } from '../stand-in.mjs';
import { FAILURES, TELLING, concerns, toldRightly } from './failures.mjs';
import { QUESTIONS, ask, verdictOf } from './questions.mjs';

/** @typedef {import('./questions.mjs').Question} Question */
/** @typedef {(question: Question, put: () => Promise<import('./questions.mjs').Answer>) => Promise<string>} Cell */
/** @typedef {{ name: string, play: object, cell: Cell }} Row */

const MODEL = 'stand-in-1';
const PLENTY = '100000';
const GOOD = new Set(['answered', 'told rightly']);

/** @param {string[]} cells */
const line = (cells) => `| ${cells.join(' | ')} |`;
/** @param {string} verdict */
const short = (verdict) => verdict.split('. ', 1).join('').slice(0, 60).replaceAll('|', '/');

const { env, stop } = await startTestServers(console.error);
const { TEST_DATABASE_URL: DATABASE_URL, TEST_ADMIN_URL: ADMIN_URL, TEST_OWNER_COOKIE: cookie } = env;
const standIn = await startStandIn();
const menuService = await startService(ROOT, 'menu', { DATABASE_URL, ADMIN_URL, DATABASE_POOL: '4' });
const aiEnv = {
  ...{ MENU_URL: menuService.url, ADMIN_URL, LOG_LEVEL: 'error', AI_DAILY_BUDGET: PLENTY },
  ...{ OPENAI_BASE_URL: `${standIn.url}/v1`, OPENAI_MODEL: MODEL },
  ...{ RATE_LIMIT_CHAT: PLENTY, RATE_LIMIT_RECOMMENDATIONS: PLENTY, RATE_LIMIT_PARSE: PLENTY },
};

/** @type {(path: string) => Promise<import('./questions.mjs').Drink[]>} */
const list = async (path) => (await fetch(`${menuService.url}${path}`)).json();

/** @type {(menu: import('./questions.mjs').Menu, questions: Question[], row: Row) => Promise<string[]>} */
async function cellsOf(menu, questions, { play, cell }) {
  const tell = () =>
    fetch(`${standIn.url}/control`, { method: 'PUT', body: JSON.stringify({ model: MODEL, ...play }) });
  await tell();
  const ai = await startService(ROOT, 'ai', aiEnv);
  try {
    const cells = [];
    for (const question of questions) {
      await tell();
      cells.push(await cell(question, () => ask(ai.url, question, menu, cookie)));
    }
    return cells;
  } finally {
    await ai.stop();
  }
}

/** @type {(menu: import('./questions.mjs').Menu, questions: Question[], rows: Row[]) => Promise<void>} */
async function print(menu, questions, rows) {
  const names = ['', ...questions.map(({ name }) => name)];
  console.log(`${line(names)}\n${line(names.map(() => '---'))}`);
  const all = [];
  for (const row of rows) {
    const cells = await cellsOf(menu, questions, row);
    console.log(line([row.name, ...cells.map(short)]));
    all.push(...cells.filter((cell) => cell !== ''));
  }
  console.log(`\n${all.filter((cell) => GOOD.has(cell)).length} of ${all.length}\n`);
}

try {
  const menu = { cocktails: await list('/api/cocktails'), whiskeys: await list('/api/whiskeys') };
  const answered = DIALECT_NAMES.map((dialect) => ({
    name: dialect,
    play: { dialect },
    cell: /** @type {Cell} */ (async (question, put) => verdictOf(question, await put(), menu)),
  }));
  const told = FAILURES.map((failure) => ({
    ...failure,
    cell: /** @type {Cell} */ (
      async (question, put) =>
        concerns(failure, question) ? toldRightly(failure, question, await put(), menu) : ''
    ),
  }));
  await print(menu, QUESTIONS, answered);
  await print(menu, TELLING, told);
} finally {
  await menuService.stop();
  await standIn.stop();
  await stop();
}
