/** What the operator's commands need from a service. It is a separate entry, so that no running service loads it. */
export { withDeadline } from '../deadline.js';
export { checkDatabase } from './check-database.js';
export { exportSchema } from './export-schema.js';
export { MaintenanceError, clockFindings, fail, ok, warn, type Finding } from './finding.js';
export { importSchema } from './import-schema.js';
export { runMaintenance, schemaCommands, type Commands } from './run-maintenance.js';
export type { SchemaHeader } from './schema-header.js';
