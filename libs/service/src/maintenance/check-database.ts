import type { QueryRunner } from 'typeorm';
import type { SchemaOptions } from '../database/data-source.js';
import { fail, ok, warn, type Finding } from './finding.js';
import { MaintenanceError } from './maintenance-error.js';
import { appliedMigrations, refuseNewer } from './schema-header.js';
import { withRunner } from './with-runner.js';

/** Seconds that two clocks may differ. */
const MOST_DRIFT = 60;

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
  const drift = Math.round(Math.abs(Date.now() - server.now.getTime()) / 1_000);
  if (drift > MOST_DRIFT)
    yield warn(
      `The clocks of ${schema} and of its database differ by ${drift} s. Set both by NTP: sessions and limits go by them.`,
    );
  if (!server.mayCreate)
    yield fail(
      `The role of ${schema} may not make tables in its schema. Prepare the database with scripts/postgres/prepare.sql.`,
    );
  refuseNewer(options, await appliedMigrations(runner, schema));
}

/** What can be said of a service's database. It changes nothing. */
export async function checkDatabase(options: SchemaOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  try {
    await withRunner(options, async (runner) => {
      for await (const finding of examine(runner, options)) findings.push(finding);
    });
  } catch (error) {
    if (!(error instanceof MaintenanceError)) throw error;
    findings.push(fail(error.message));
  }
  return findings;
}
