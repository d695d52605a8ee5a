import { cheapHash } from '@peanut/service/testing';
import pg from 'pg';

/**
 * Few specs are about what it costs to check a password, and the stored hash says that itself: here a hundredth. One
 * that a spec sets is stored at the product's cost.
 */
export async function makeLoginsCheap({ databases, adminPassword }) {
  const client = new pg.Client({ connectionString: databases.superuser });
  await client.connect();
  await client.query('UPDATE admin.credentials SET password_hash = $1', [cheapHash(adminPassword)]);
  await client.end();
}
