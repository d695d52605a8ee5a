import type { QueryRunner } from 'typeorm';
import { SERVICE_TIMEOUTS, type SchemaOptions } from '../database/data-source.js';
import { isUnavailable } from '../database/pg-errors.js';
import { MaintenanceError, clockFindings, fail, ok, type Finding } from './finding.js';
import { appliedMigrations, refuseNewer } from './schema-header.js';
import { withRunner } from './with-runner.js';

const frozen = (schema: string): string =>
  `The database of ${schema} takes connections and does not answer. Look at its log, and start it again.`;

interface Server {
  version: string;
  now: Date;
  mayCreate: boolean;
}

const SERVER = `
  SELECT current_setting('server_version') AS version, clock_timestamp() AS now,
    CASE WHEN to_regnamespace($1) IS NULL THEN has_database_privilege(current_database(), 'CREATE')
      ELSE has_schema_privilege(to_regnamespace($1), 'CREATE') END AS "mayCreate"`;

async function* examine(runner: QueryRunner, options: SchemaOptions): AsyncGenerator<Finding> {
  const { schema } = options;
  const [server]: Server[] = await runner.query(SERVER, [`"${schema}"`]);
  if (!server) return;
  yield ok(`The database of ${schema} answers (Postgres ${server.version}).`);
  yield* clockFindings(`the database of ${schema}`, server.now.getTime());
  if (!server.mayCreate)
    yield fail(
      `The role of ${schema} may not make tables in its schema. Prepare the database with ops/database/prepare.sql.`,
    );
  refuseNewer(options, await appliedMigrations(runner, schema));
}

/** What can be said of a service's database. It changes nothing. */
export async function checkDatabase(options: SchemaOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  const collect = async (runner: QueryRunner): Promise<void> => {
    for await (const finding of examine(runner, options)) findings.push(finding);
  };
  try {
    await withRunner(options, collect, SERVICE_TIMEOUTS);
  } catch (error) {
    if (error instanceof MaintenanceError) findings.push(fail(error.message));
    else if (isUnavailable(error)) findings.push(fail(frozen(options.schema)));
    else throw error;
  }
  return findings;
}
