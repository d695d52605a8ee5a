import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE menu.shelf (
     id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
     name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
     is_stocked boolean NOT NULL DEFAULT true,
     created_at timestamptz(3) NOT NULL DEFAULT now()
   )`,
  // What is on the shelf decides which cocktails guests can have.
  `CREATE FUNCTION menu.count_shelf_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     UPDATE menu.list_changes SET changes = changes + 1 WHERE list = 'cocktails';
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menu.shelf
   FOR EACH STATEMENT EXECUTE FUNCTION menu.count_shelf_change()`,
];

export class AddShelf1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only'));
  }
}
