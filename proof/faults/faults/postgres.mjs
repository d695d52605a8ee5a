import { takeAllConnections } from '../../stack/postgres.mjs';

const file = 'proof/faults/faults/postgres.mjs';

export const POSTGRES_FAULTS = [
  {
    name: 'Postgres restarted during Save',
    file,
    on: { nginx: 30 },
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
    on: { 'npm start': 25 },
    leastHits: 0.5,
    run: (trial) => trial.repeat(() => trial.bar.kill('database'), { rests: 500 }),
  },
  {
    name: 'Postgres frozen',
    file,
    on: { nginx: 5 },
    freezes: true,
    run: (trial) => trial.freeze('postgres', 4_500),
  },
  {
    name: 'Postgres absent while the services start',
    file,
    on: { nginx: 5 },
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
    on: { nginx: 5 },
    freezes: true,
    run: async (trial) => {
      let release;
      await trial.repeat(async () => (release = await takeAllConnections(trial.bar.databases.superuser)), {
        lasts: 3_000,
        heal: () => release(),
      });
    },
  },
];
