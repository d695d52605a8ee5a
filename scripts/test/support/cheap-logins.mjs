import { cheapHash, putPasswordHash } from '@peanut/service/testing';
import pg from 'pg';

/** Few specs are about what it costs to check a password; one that a spec sets is stored at the product's cost. */
export async function makeLoginsCheap({ databases, adminPassword }) {
  const client = new pg.Client({ connectionString: databases.superuser });
  await client.connect();
  await putPasswordHash(client, cheapHash(adminPassword));
  await client.end();
}
