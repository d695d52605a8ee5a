import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A row for each upload address that was given out: `open` until a picture is sent there, `receiving` meanwhile,
 * `stored` once the picture is whole, `removed` while the sweep takes it away.
 */
const STATEMENTS = [
  `CREATE TABLE admin.images (
     id uuid PRIMARY KEY,
     state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'receiving', 'stored', 'removed')),
     session_hash bytea NOT NULL,
     expires_at timestamptz(3) NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     last_used_at timestamptz NOT NULL DEFAULT now()
   )`,
];

export class CreateImages1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only'));
  }
}
