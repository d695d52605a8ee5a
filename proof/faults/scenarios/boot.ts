// A further menu service, on a database of its own, that starts or is killed while it does.
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../../ops/launch/ports.mjs';
import { services, variable } from '../../../ops/launch/parts.mjs';
import { answersAt, waitUntil } from '../../../ops/lib/wait.mjs';
import type { Stack } from '../../lib/products.js';
import { startNode, type Part } from '../../stack/parts.mjs';
import { execute, prepareDatabase } from '../../stack/postgres.mjs';
import type { Fault } from '../scenario.js';

/** From the start of the process: a kill in this time meets the migrations or the seed. */
const LATEST_KILL = 900;

type Database = Awaited<ReturnType<typeof prepareDatabase>>;
type OnCrash = (crash: { lastError: string }) => void;

async function startMenu(
  { folder, upstreams }: Stack,
  database: Database,
  onCrash: OnCrash = () => undefined,
): Promise<{ part: Part; untilReady(): Promise<boolean> }> {
  const [port] = await freePorts(1);
  const program = services().find(({ name }) => name === 'menu')?.program ?? '';
  const part = startNode(program, {
    name: 'menu-more',
    folder,
    env: {
      [variable('menu', 'DATABASE_URL')]: database.menu,
      [variable('admin', 'URL')]: `http://${upstreams['admin']}`,
      ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, NODE_ENV: 'production' },
    },
    keepAlive: false,
    onCrash,
  });
  const isReady = (): Promise<boolean> => answersAt(`http://127.0.0.1:${port}/health/ready`);
  return { part, untilReady: () => waitUntil(isReady, { timeout: 60_000 }) };
}

const ROWS = `SELECT (SELECT count(*) FROM menu.cocktails)::int AS cocktails,
  (SELECT count(*) FROM menu.whiskeys)::int AS whiskeys, (SELECT count(*) FROM menu.pages)::int AS pages,
  (SELECT count(*) FROM menu.migrations)::int AS migrations`;
const NO_SUCH_TABLE = '42P01';

/** What the database holds, in one text; undefined where the first migration was not done. */
async function rowsOf({ superuser }: Database): Promise<string | undefined> {
  try {
    const [counts] = await execute(superuser, ROWS);
    return JSON.stringify(counts);
  } catch (error) {
    if ((error as { code?: string }).code === NO_SUCH_TABLE) return undefined;
    throw error;
  }
}

async function onNewDatabase<T>({ databases }: Stack, work: (database: Database) => Promise<T>): Promise<T> {
  const superUrl = Object.assign(new URL(databases.superuser), { pathname: '/postgres' });
  const database = await prepareDatabase(superUrl.href);
  try {
    return await work(database);
  } finally {
    await database.remove();
  }
}

/** What a database holds after an undisturbed start. */
const wantedRows = (stack: Stack): Promise<string | undefined> =>
  onNewDatabase(stack, async (database) => {
    const { part, untilReady } = await startMenu(stack, database);
    await untilReady();
    const rows = await rowsOf(database);
    await part.stop();
    return rows;
  });

export const FAULTS: Fault[] = [
  {
    name: 'migration and seed killed half-way',
    on: { nginx: 25 },
    run: async (scenario) => {
      const { stack } = scenario;
      const wanted = await wantedRows(stack);
      let bites = 0;
      const hasBitten = (): boolean => bites >= scenario.rounds / 4;
      const killOne = async (database: Database): Promise<void> => {
        const { part } = await startMenu(stack, database);
        await sleep(scenario.random.int(50, LATEST_KILL));
        await scenario.inject(() => part.kill());
        if ((await rowsOf(database)) !== wanted) bites += 1;
        const next = await startMenu(stack, database);
        scenario.expect(await next.untilReady(), 'the next start did not become ready');
        const rows = await rowsOf(database);
        scenario.expect(rows === wanted, `the menu is ${rows}, not ${wanted}`);
        await next.part.stop();
      };
      await scenario.rounded(() => onNewDatabase(stack, killOne), hasBitten);
      scenario.expect(hasBitten(), `only ${bites} of ${scenario.times} kills came before the end`);
      scenario.notes.push(`${bites} kills before the end of the first start`);
    },
  },
  {
    name: 'two instances starting at once',
    on: { nginx: 10 },
    run: async (scenario) => {
      const { stack } = scenario;
      const wanted = await wantedRows(stack);
      const startBoth = async (database: Database): Promise<void> => {
        const crashes: string[] = [];
        const start = (): ReturnType<typeof startMenu> =>
          startMenu(stack, database, ({ lastError }) => crashes.push(lastError));
        let both: Awaited<ReturnType<typeof startMenu>>[] = [];
        await scenario.inject(async () => (both = await Promise.all([start(), start()])));
        for (const { untilReady } of both)
          scenario.expect(await untilReady(), 'one of them did not become ready');
        scenario.expect(crashes.length === 0, `one ended: ${crashes[0]}`);
        const rows = await rowsOf(database);
        scenario.expect(rows === wanted, `the menu is ${rows}, not ${wanted}`);
        await Promise.all(both.map(({ part }) => part.stop()));
      };
      for (let round = 0; round < scenario.rounds; round += 1) await onNewDatabase(stack, startBoth);
    },
  },
];
