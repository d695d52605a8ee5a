import pg, { type Client } from 'pg';
import type { Product } from './product.js';

/** Works with the product's database, as its superuser. */
export async function withDatabase<Result>(
  { databases }: Product,
  work: (database: Client) => Promise<Result>,
): Promise<Result> {
  const database = new pg.Client({ connectionString: databases.superuser });
  try {
    await database.connect();
    return await work(database);
  } finally {
    await database.end();
  }
}
