import type { Client } from 'pg';
import { ownerCookie } from '../../../proof/lib/owner.mjs';
import { median, milliseconds, ratioText, spreadText } from '../../../proof/results/numbers.mjs';
import { effort } from '../../lib/effort.js';
import { withDatabase } from '../../lib/database.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { useProduct, type Product } from '../../lib/product.js';
import { countStatements, type Statements } from '../../lib/services/statements.js';

const [FEW, MANY] = [100, 1_000];
const PASSES = effort(3);
const WARM_UP = effort(3);
const ROUNDS = effort(9);
const MOST_TIME = 12;

const FILL = `INSERT INTO menu.whiskeys (number, name, spirit, proof, profile, notes, water, rest, rationale)
  SELECT n, 'Pour ' || n, 'bourbon', 80 + n % 60, 'Oak', 'Vanilla', 'A drop', '5 minutes', 'For the benchmark.'
  FROM generate_series(1, $1::int) AS n RETURNING id`;

type Reorder = (ids: string[]) => Promise<number>;

/** One pass over a flight of some size: the times of its reorders, and what Postgres counted in each. */
interface Pass {
  times: number[];
  counts: Statements[];
}

/** Replaces the flight of the throw-away database; returns the ids in order. */
async function fill(database: Client, size: number): Promise<string[]> {
  await database.query('TRUNCATE menu.whiskeys');
  const { rows } = await database.query<{ id: string }>(FILL, [size]);
  await database.query('VACUUM ANALYZE menu.whiskeys');
  return rows.map(({ id }) => id);
}

/** Makes the call that reorders the flight; it returns the milliseconds until the answer is there. */
function reorderCall({ upstreams }: Product, cookie: string): Reorder {
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
  return async (ids) => {
    const started = performance.now();
    const answer = await fetch(`http://${upstreams['menu']}/api/whiskeys/reorder`, {
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
async function measureSize(size: number, reorder: Reorder, database: Client): Promise<Pass> {
  const ids = await fill(database, size);
  const turned = (): Promise<number> => reorder(ids.reverse());
  for (let round = 0; round < WARM_UP; round += 1) await turned();
  const times: number[] = [];
  const counts: Statements[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    counts.push(await countStatements(database, async () => times.push(await turned())));
  return { times, counts };
}

function middle(passes: Pass[]): Statements & { times: number[]; time: number } {
  const times = passes.flatMap((pass) => pass.times);
  const counts = passes.flatMap((pass) => pass.counts);
  return {
    times,
    time: median(times),
    statements: median(counts.map(({ statements }) => statements)),
    transactions: median(counts.map(({ transactions }) => transactions)),
  };
}

async function compare(stack: Product, database: Client): Promise<Row[]> {
  await database.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  const reorder = reorderCall(stack, await ownerCookie(stack));
  const [small, large]: [Pass[], Pass[]] = [[], []];
  for (let pass = 0; pass < PASSES; pass += 1) {
    small.push(await measureSize(FEW, reorder, database));
    large.push(await measureSize(MANY, reorder, database));
  }
  return rowsOf(middle(small), middle(large));
}

function rowsOf(small: ReturnType<typeof middle>, large: ReturnType<typeof middle>): Row[] {
  const [few, many] = [`${FEW.toLocaleString('en')} pours`, `${MANY.toLocaleString('en')} pours`];
  const ratio = large.time / small.time;
  const pair = (key: keyof Statements): Pick<Row, 'here' | 'baseline'> => ({
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

async function measure(say: Say): Promise<Row[]> {
  const stack = await useProduct('refilled', say);
  return withDatabase(stack, (database) => compare(stack, database));
}

/** Reordering ten times as many whiskeys: time, and what Postgres counted. */
export const reorder: Figure = { id: 'P12', title: 'reorder of ten times the items', measure };
