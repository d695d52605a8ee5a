import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const file = 'e2e/faults/faults/postgres.mjs';

/** Takes every connection there is, the ones kept for superusers too, and throws out who is in. Returns the release. */
async function takeAllConnections({ databases }) {
  const taken = [];
  for (;;) {
    const client = new pg.Client({ connectionString: databases.superuser });
    client.on('error', () => {});
    try {
      await client.connect();
      taken.push(client);
    } catch (error) {
      if (error.code !== '53300') throw error;
      break;
    }
    // Whoever is thrown out comes back for the next free one: those are taken as well.
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename LIKE 'peanut_test_%' AND pid <> pg_backend_pid()",
    );
  }
  await taken[0].query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename LIKE 'peanut_test_%' AND pid <> pg_backend_pid()",
  );
  return () => Promise.all(taken.map((client) => client.end()));
}

export const POSTGRES_FAULTS = [
  {
    name: 'Postgres restarted during Save',
    file,
    on: { nginx: { short: 2, long: 30 } },
    leastHits: 0.5,
    run: (trial) =>
      trial.repeat(() => trial.bar.kill('postgres'), {
        heal: async () => trial.bar.start('postgres'),
        rests: 500,
      }),
  },
  {
    name: 'database killed during Save',
    file,
    on: { 'npm start': { short: 1, long: 25 } },
    leastHits: 0.5,
    // A database of one process reads its journal as it starts.
    allows: ['later'],
    run: (trial) => trial.repeat(() => trial.bar.kill('database'), { rests: 500 }),
  },
  {
    name: 'Postgres frozen',
    file,
    on: { nginx: { short: 1, long: 5 } },
    freezes: true,
    run: (trial) =>
      trial.repeat(async () => trial.bar.signal('postgres', 'SIGSTOP'), {
        lasts: 4_500,
        heal: async () => trial.bar.signal('postgres', 'SIGCONT'),
      }),
  },
  {
    name: 'Postgres absent while the services start',
    file,
    on: { nginx: { short: 1, long: 5 } },
    run: (trial) =>
      trial.repeat(
        async () => {
          await trial.bar.stop('postgres');
          await Promise.all(['menu', 'admin'].map((name) => trial.bar.kill(name)));
        },
        { lasts: 2_500, heal: async () => trial.bar.start('postgres') },
      ),
  },
  {
    name: 'Postgres out of connections',
    file,
    on: { nginx: { short: 1, long: 5 } },
    freezes: true,
    run: async (trial) => {
      let release;
      await trial.repeat(async () => (release = await takeAllConnections(trial.bar)), {
        lasts: 3_000,
        heal: () => release(),
      });
    },
  },
];
