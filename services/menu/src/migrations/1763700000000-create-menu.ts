import type { MigrationInterface, QueryRunner } from 'typeorm';

const ITEM_COLUMNS = `
  is_visible boolean NOT NULL DEFAULT true,
  is_available boolean NOT NULL DEFAULT true,
  sort_order integer NOT NULL DEFAULT 0 CHECK (sort_order BETWEEN 0 AND 1000000),
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()`;

const TABLES = [
  `CREATE TABLE menu.cocktails (
     id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
     name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
     spirit text NOT NULL CHECK (char_length(spirit) BETWEEN 1 AND 50),
     description text NOT NULL CHECK (char_length(description) BETWEEN 1 AND 100),
     ingredients jsonb NOT NULL CHECK (jsonb_typeof(ingredients) = 'array'
       AND jsonb_array_length(ingredients) BETWEEN 1 AND 30),
     glass text NOT NULL CHECK (char_length(glass) BETWEEN 1 AND 120),
     ice text NOT NULL CHECK (char_length(ice) BETWEEN 1 AND 120),
     smoke text CHECK (char_length(smoke) <= 120),
     prep text NOT NULL CHECK (char_length(prep) BETWEEN 1 AND 2000),
     ${ITEM_COLUMNS}
   )`,
  `CREATE INDEX cocktails_order ON menu.cocktails (sort_order, created_at, id)`,
  // Deferrable, so that one statement may renumber the flight without tripping over itself half-way.
  `CREATE TABLE menu.whiskeys (
     id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
     number integer NOT NULL CHECK (number BETWEEN 1 AND 1000000),
     name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
     spirit text NOT NULL CHECK (char_length(spirit) BETWEEN 1 AND 50),
     proof numeric NOT NULL CHECK (proof BETWEEN 0 AND 200),
     profile text NOT NULL CHECK (char_length(profile) BETWEEN 1 AND 60),
     notes text NOT NULL CHECK (char_length(notes) BETWEEN 1 AND 60),
     water text NOT NULL CHECK (char_length(water) BETWEEN 1 AND 120),
     rest text NOT NULL CHECK (char_length(rest) BETWEEN 1 AND 120),
     rationale text NOT NULL CHECK (char_length(rationale) BETWEEN 1 AND 2000),
     ${ITEM_COLUMNS},
     CONSTRAINT whiskeys_number_unique UNIQUE (number) DEFERRABLE INITIALLY IMMEDIATE
   )`,
  `CREATE TABLE menu.spirit_options (
     id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
     name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
     is_active boolean NOT NULL DEFAULT true,
     sort_order integer NOT NULL DEFAULT 0 CHECK (sort_order BETWEEN 0 AND 1000000),
     created_at timestamptz(3) NOT NULL DEFAULT now()
   )`,
  `CREATE UNIQUE INDEX spirit_options_name_unique ON menu.spirit_options (lower(name))`,
  `CREATE TABLE menu.pages (
     id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
     title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 120),
     path text NOT NULL UNIQUE,
     icon text NOT NULL DEFAULT 'FileText' CHECK (char_length(icon) BETWEEN 1 AND 60),
     description text CHECK (char_length(description) <= 300),
     is_enabled boolean NOT NULL DEFAULT true CHECK (is_enabled OR path <> '/'),
     sort_order integer NOT NULL DEFAULT 0 CHECK (sort_order BETWEEN 0 AND 1000000),
     created_at timestamptz(3) NOT NULL DEFAULT now(),
     updated_at timestamptz(3) NOT NULL DEFAULT now()
   )`,
  `CREATE TABLE menu.seeds (name text PRIMARY KEY, done_at timestamptz NOT NULL DEFAULT now())`,
];

const LISTS = ['cocktails', 'whiskeys', 'spirit_options', 'pages'];

/** Counts the changes of every list, whoever makes them, so that a list in memory knows when it is old. */
const CHANGE_COUNTERS = [
  `CREATE TABLE menu.list_changes (list text PRIMARY KEY, changes bigint NOT NULL DEFAULT 1)`,
  `INSERT INTO menu.list_changes (list) VALUES ${LISTS.map((list) => `('${list}')`).join(', ')}`,
  `CREATE FUNCTION menu.count_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     UPDATE menu.list_changes SET changes = changes + 1 WHERE list = TG_TABLE_NAME;
     RETURN NULL;
   END $$`,
  ...LISTS.map(
    (list) =>
      `CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menu.${list}
       FOR EACH STATEMENT EXECUTE FUNCTION menu.count_list_change()`,
  ),
];

/** Where `Idempotency` keeps keys and answers. */
const IDEMPOTENCY_KEYS = [
  `CREATE TABLE "menu".idempotency_keys (
       scope text PRIMARY KEY,
       fingerprint text NOT NULL,
       answer text,
       created_at timestamptz NOT NULL DEFAULT now()
     )`,
  `CREATE INDEX idempotency_keys_created_at ON "menu".idempotency_keys (created_at)`,
];

export class CreateMenu1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...CHANGE_COUNTERS, ...IDEMPOTENCY_KEYS])
      await runner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only'));
  }
}
