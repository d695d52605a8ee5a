import { PGlite } from '@electric-sql/pglite';

/** As little memory as Postgres starts with: a bar's menu is a few hundred kilobytes. */
const SETTINGS = { shared_buffers: '4MB', wal_buffers: '256kB', max_connections: '5' };

const startParams = [
  ...PGlite.defaultStartParams,
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** Opens the Postgres files in the folder, or makes new ones where there is no folder. */
export const openCluster = (folder) => PGlite.create(folder, { startParams });
