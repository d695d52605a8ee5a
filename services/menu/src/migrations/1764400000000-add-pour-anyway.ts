import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPourAnyway1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE menu.cocktails ADD COLUMN pour_anyway boolean NOT NULL DEFAULT false');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only'));
  }
}
