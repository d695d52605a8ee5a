import type { MigrationInterface, QueryRunner } from 'typeorm';

/* The lists are the texts of their answers, so that going back does not depend on the columns of a later version. */
const STATEMENTS = [
  `CREATE TABLE menu.restore_points (
     id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
     name text CHECK (char_length(name) BETWEEN 1 AND 80),
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     cocktail_count integer NOT NULL,
     whiskey_count integer NOT NULL,
     cocktails text NOT NULL,
     whiskeys text NOT NULL,
     shelf jsonb NOT NULL
   )`,
];

export class AddRestorePoints1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only'));
  }
}
