// P12: reordering ten times as many cocktails: time, and statements that Postgres counted.
import pg from 'pg';
import { ownerCookie } from './lib/owner.mjs';
import { median, ratio, report } from './lib/report.mjs';

const SIZES = [100, 1_000];
const ROUNDS = 9;
const PARALLEL = 8;
/** What the service asks by itself twice a second belongs to no reorder. */
const POLL = 'SELECT list, changes FROM menu.list_changes';
const DRINK = {
  spirit: 'bourbon',
  description: 'For the benchmark.',
  ingredients: ['2 oz bourbon'],
  glass: 'Rocks',
  ice: 'Cube',
  prep: 'Stir.',
};

function client(baseUrl, cookie) {
  return async (method, path, body) => {
    const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
    const answer = await fetch(baseUrl + path, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}

async function fillTo(size, call) {
  const present = await call('GET', '/api/cocktails');
  const missing = Array.from({ length: size - present.length }, (_, index) => index);
  const worker = async () => {
    while (missing.length > 0)
      await call('POST', '/api/cocktails', { ...DRINK, name: `Drink ${size}-${missing.pop()}` });
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return (await call('GET', '/api/cocktails')).map(({ id }) => id);
}

async function countStatements(database) {
  const { rows } = await database.query(
    `SELECT coalesce(sum(calls), 0)::int AS count FROM pg_stat_statements
     JOIN pg_roles ON pg_roles.oid = userid WHERE rolname LIKE '%menu%' AND query <> $1`,
    [POLL],
  );
  return rows[0].count;
}

async function measure(size, call, database) {
  const ids = await fillTo(size, call);
  const times = [];
  const statements = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ids.push(...ids.splice(0, 1 + round));
    const before = await countStatements(database);
    const started = performance.now();
    await call('POST', '/api/cocktails/reorder', { orderedIds: ids });
    times.push(performance.now() - started);
    statements.push((await countStatements(database)) - before);
  }
  return { size, time: median(times), statements: median(statements) };
}

export async function reorder(stack) {
  const call = client(stack.baseUrl, await ownerCookie(stack));
  const database = new pg.Client({ connectionString: stack.databases.superuser });
  await database.connect();
  try {
    await database.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    const [small, large] = [await measure(SIZES[0], call, database), await measure(SIZES[1], call, database)];
    const row = ({ size, time, statements }) => [
      `${size} cocktails`,
      `${time.toFixed(1)} ms, ${statements} statements`,
    ];
    report('P12', 'reorder of ten times the items', 'the same number of statements, ≤ 12 × the time', [
      row(small),
      row(large),
      ['ten times the items', `${ratio(large.time, small.time)} × the time`],
    ]);
  } finally {
    await database.end();
  }
}
