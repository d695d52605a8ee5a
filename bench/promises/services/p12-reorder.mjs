import pg from 'pg';
import { effort } from '../../lib/effort.mjs';
import { median, milliseconds, ratioText, spreadText } from '../../../proof/results/numbers.mjs';
import { ownerCookie } from '../../../proof/lib/owner.mjs';
import { useProduct } from '../../lib/product.mjs';
import { countStatements } from '../../lib/services/statements.mjs';

const SIZES = [100, 1_000];
const PASSES = effort(3);
const WARM_UP = effort(3);
const ROUNDS = effort(9);
const MOST_TIME = 12;

const FILL = `INSERT INTO menu.whiskeys (number, name, spirit, proof, profile, notes, water, rest, rationale)
  SELECT n, 'Pour ' || n, 'bourbon', 80 + n % 60, 'Oak', 'Vanilla', 'A drop', '5 minutes', 'For the benchmark.'
  FROM generate_series(1, $1::int) AS n RETURNING id`;

/** Replaces the flight of the throw-away database; returns the ids in order. */
async function fill(database, size) {
  await database.query('TRUNCATE menu.whiskeys');
  const { rows } = await database.query(FILL, [size]);
  await database.query('VACUUM ANALYZE menu.whiskeys');
  return rows.map(({ id }) => id);
}

function reorderCall({ upstreams }, cookie) {
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
  return async (ids) => {
    const started = performance.now();
    const answer = await fetch(`http://${upstreams.menu}/api/whiskeys/reorder`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ids }),
    });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`The reorder answered ${answer.status}: ${body}`);
    return performance.now() - started;
  };
}

/** Each round turns the whole flight round, so that every row is written. */
async function measureSize(size, reorder, database) {
  const ids = await fill(database, size);
  const turned = () => reorder(ids.reverse());
  for (let round = 0; round < WARM_UP; round += 1) await turned();
  const times = [];
  const counts = [];
  for (let round = 0; round < ROUNDS; round += 1)
    counts.push(await countStatements(database, async () => times.push(await turned())));
  return { times, counts };
}

async function compare(stack, database) {
  await database.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  const reorder = reorderCall(stack, await ownerCookie(stack));
  const passes = SIZES.map(() => []);
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const [index, size] of SIZES.entries())
      passes[index].push(await measureSize(size, reorder, database));
  return passes.map((ofSize) => ({
    times: ofSize.flatMap(({ times }) => times),
    time: median(ofSize.flatMap(({ times }) => times)),
    statements: median(ofSize.flatMap(({ counts }) => counts.map(({ statements }) => statements))),
    transactions: median(ofSize.flatMap(({ counts }) => counts.map(({ transactions }) => transactions))),
  }));
}

function rowsOf([small, large]) {
  const [few, many] = SIZES.map((size) => `${size.toLocaleString('en')} pours`);
  const ratio = large.time / small.time;
  const pair = (key) => ({
    here: `${large[key]} for ${many}`,
    baseline: `${small[key]} for ${few}`,
  });
  return [
    {
      what: 'time of one reorder',
      here: `${milliseconds(large.time)} for ${many}`,
      spread: spreadText(large.times, milliseconds),
      baseline: `${milliseconds(small.time)} for ${few}`,
      result: ratioText(ratio),
      goal: `≤ ${MOST_TIME} ×`,
      isMet: ratio <= MOST_TIME,
    },
    {
      what: 'statements',
      ...pair('statements'),
      result: `${large.statements - small.statements} more`,
      goal: '0 more',
      isMet: large.statements === small.statements,
    },
    {
      what: 'transactions',
      ...pair('transactions'),
      goal: '1',
      isMet: large.transactions === 1 && small.transactions === 1,
    },
  ];
}

async function measure(say) {
  const stack = await useProduct('refilled', say);
  const database = new pg.Client({
    connectionString: stack.databases.superuser,
  });
  try {
    await database.connect();
    return rowsOf(await compare(stack, database));
  } finally {
    await database.end();
  }
}

/** Reordering ten times as many whiskeys: time, and what Postgres counted. */
export const reorder = {
  id: 'P12',
  title: 'reorder of ten times the items',
  measure,
};
