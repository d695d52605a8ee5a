import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { superviseNode } from '../../../ops/process/child.mjs';
import { freePorts } from '../../../ops/launch/ports.mjs';
import { LEAN, services, variable } from '../../../ops/launch/parts.mjs';
import { execute, prepareDatabase } from '../../stack/postgres.mjs';
import { answersAt, waitUntil } from '../../../ops/lib/wait.mjs';

const file = 'proof/faults/faults/boot.mjs';

/** From the start of the process: a kill in this time meets the migrations or the seed. */
const LATEST_KILL = 900;

async function startMenu({ folder, upstreams }, database, onCrash = () => {}) {
  const [port] = await freePorts(1);
  const { program } = services().find(({ name }) => name === 'menu');
  const part = superviseNode(program, [], {
    name: 'a menu service more',
    logFile: join(folder, 'logs/menu-more.log'),
    env: {
      [variable('menu', 'DATABASE_URL')]: database.menu,
      [variable('admin', 'URL')]: `http://${upstreams.admin}`,
      ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, NODE_ENV: 'production' },
    },
    nodeArgs: LEAN.nodeArgs,
    keepAlive: false,
    onCrash,
  });
  const isReady = () => answersAt(`http://127.0.0.1:${port}/health/ready`);
  return { part, untilReady: () => waitUntil(isReady, { timeout: 60_000 }) };
}

const ROWS = `SELECT (SELECT count(*) FROM menu.cocktails)::int AS cocktails,
  (SELECT count(*) FROM menu.whiskeys)::int AS whiskeys, (SELECT count(*) FROM menu.pages)::int AS pages,
  (SELECT count(*) FROM menu.migrations)::int AS migrations`;
const NO_SUCH_TABLE = '42P01';

/** What stands in the database, in one text; undefined where the first migration was not done. */
async function rowsOf({ superuser }) {
  try {
    const [counts] = await execute(superuser, ROWS);
    return JSON.stringify(counts);
  } catch (error) {
    if (error.code === NO_SUCH_TABLE) return undefined;
    throw error;
  }
}

const superUrl = ({ databases }) =>
  Object.assign(new URL(databases.superuser), { pathname: '/postgres' }).href;

async function onNewDatabase(bar, work) {
  const database = await prepareDatabase(superUrl(bar));
  try {
    await work(database);
  } finally {
    await database.remove();
  }
}

/** The database of a bar that was opened undisturbed. */
async function wantedRows(bar) {
  let rows;
  await onNewDatabase(bar, async (database) => {
    const { part, untilReady } = await startMenu(bar, database);
    await untilReady();
    rows = await rowsOf(database);
    await part.stop();
  });
  return rows;
}

export const BOOT_FAULTS = [
  {
    name: 'migration and seed killed half-way',
    file,
    on: { nginx: 25 },
    run: async (trial) => {
      const wanted = await wantedRows(trial.bar);
      let bites = 0;
      const hasBitten = () => bites >= trial.rounds / 4;
      await trial.rounded(
        () =>
          onNewDatabase(trial.bar, async (database) => {
            const first = await startMenu(trial.bar, database);
            await sleep(trial.random.int(50, LATEST_KILL));
            await trial.inject(() => first.part.kill());
            if ((await rowsOf(database)) !== wanted) bites += 1;
            const second = await startMenu(trial.bar, database);
            trial.expect(await second.untilReady(), 'the next start did not become ready');
            const rows = await rowsOf(database);
            trial.expect(rows === wanted, `the menu is ${rows}, not ${wanted}`);
            await second.part.stop();
          }),
        hasBitten,
      );
      trial.expect(hasBitten(), `only ${bites} of ${trial.times} kills came before the end`);
      trial.note(`${bites} kills before the end of the first start`);
    },
  },
  {
    name: 'two instances starting at once',
    file,
    on: { nginx: 10 },
    run: async (trial) => {
      const wanted = await wantedRows(trial.bar);
      for (let round = 0; round < trial.rounds; round += 1)
        await onNewDatabase(trial.bar, async (database) => {
          const crashes = [];
          let both;
          await trial.inject(async () => {
            both = await Promise.all(
              [1, 2].map(() => startMenu(trial.bar, database, (crash) => crashes.push(crash))),
            );
          });
          for (const { untilReady } of both)
            trial.expect(await untilReady(), 'one of them did not become ready');
          trial.expect(crashes.length === 0, `one ended: ${crashes[0]?.lastError}`);
          const rows = await rowsOf(database);
          trial.expect(rows === wanted, `the menu is ${rows}, not ${wanted}`);
          await Promise.all(both.map(({ part }) => part.stop()));
        });
    },
  },
];
