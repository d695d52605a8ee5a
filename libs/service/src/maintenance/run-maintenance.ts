import type { SchemaOptions } from '../database/data-source.js';
import { exportSchema } from './export-schema.js';
import { importSchema } from './import-schema.js';
import { MaintenanceError } from './finding.js';
import { knownMigrations } from './schema-header.js';

/** What a service can be asked by an operator's commands, by name. What one returns is printed as a line of JSON. */
export type Commands = Record<string, () => Promise<unknown>>;

/**
 * The commands of every service that keeps data.
 * @param options.leftOut tables that a restored installation begins without
 * @param options.more what `describe` tells besides the migrations
 */
export function schemaCommands(
  schema: SchemaOptions,
  { leftOut = [], more = {} }: { leftOut?: readonly string[]; more?: object } = {},
): Commands {
  return {
    describe: async () => ({ migrations: knownMigrations(schema), ...more }),
    export: () => exportSchema(schema, process.stdout, leftOut),
    import: () => importSchema(schema, process.stdin),
  };
}

/** Runs the command that the program was started with. A failure is one line on the error stream and exit code 1. */
export async function runMaintenance(name: string, commands: Commands): Promise<void> {
  try {
    const command = commands[process.argv[2] ?? ''];
    if (!command) throw new MaintenanceError(`${name} knows ${Object.keys(commands).join(', ')}`);
    const result = await command();
    if (result !== undefined) process.stdout.write(`${JSON.stringify(result)}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message || String(error)}\n`);
    process.exitCode = 1;
  }
  // Once all is written: a neighbour that hangs must not keep the program.
  process.stdout.write('', () => process.exit());
}
