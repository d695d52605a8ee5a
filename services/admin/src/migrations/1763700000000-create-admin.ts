import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE admin.credentials (
     id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
     password_hash text NOT NULL,
     epoch integer NOT NULL DEFAULT 1,
     device_secret bytea NOT NULL,
     updated_at timestamptz NOT NULL DEFAULT now()
   )`,
  `CREATE TABLE admin.sessions (
     token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
     created_at timestamptz NOT NULL DEFAULT now(),
     last_seen_at timestamptz NOT NULL DEFAULT now()
   )`,
  `CREATE TABLE admin.admin_settings (
     id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
     key text NOT NULL UNIQUE,
     value text,
     updated_at timestamptz(3) NOT NULL DEFAULT now()
   )`,
];

export class CreateAdmin1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only'));
  }
}
