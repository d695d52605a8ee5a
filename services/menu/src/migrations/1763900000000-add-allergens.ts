import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a list of allergens may hold; which words, the requests check. */
const COLUMN = `allergens jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(allergens) = 'array' AND jsonb_array_length(allergens) <= 12)`;

export class AddAllergens1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menu.cocktails ADD COLUMN ${COLUMN}`);
    await runner.query(`ALTER TABLE menu.whiskeys ADD COLUMN ${COLUMN}`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only'));
  }
}
