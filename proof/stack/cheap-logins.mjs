import { Readable } from 'node:stream';
import { cheapHash, putPasswordHash } from '@peanut/service/testing';
import pg from 'pg';
import { compose } from '../../ops/process/run.mjs';

/**
 * Few specs are about what it costs to check a password; one that a spec sets is stored at the product's cost.
 * @param {{ databases: { superuser: string }, adminPassword: string }} stack
 */
export async function makeLoginsCheap({ databases, adminPassword }) {
  const client = new pg.Client({ connectionString: databases.superuser });
  await client.connect();
  await putPasswordHash(client, cheapHash(adminPassword));
  await client.end();
}

const PSQL = 'psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username=postgres --dbname=peanut'.split(' ');

/**
 * The same in the containers, whose Postgres can be reached from within only.
 * @param {{ adminPassword: string }} stack
 */
export async function makeContainersLoginsCheap({ adminPassword }) {
  /** @type {(sql: string, values: unknown[]) => Promise<string>} */
  const query = (sql, [value]) =>
    compose(['exec', '-T', 'postgres', ...PSQL], {
      input: Readable.from([sql.replace('$1', () => `'${value}'`)]),
    });
  await putPasswordHash({ query }, cheapHash(adminPassword));
}
