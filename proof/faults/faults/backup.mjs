import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../../ops/process/run.mjs';

const file = 'proof/faults/faults/backup.mjs';

async function command(name, args, dataDir) {
  const { code, output } = await run(process.execPath, [`ops/${name}.mjs`, ...args], {
    env: { DATA_DIR: dataDir },
  });
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${output}`);
}

const versionsOf = (drinks) => new Map([...drinks.values()].map(({ name, version }) => [name, version]));

/** The drinks of a bar that was restored from the file, as a guest of it reads them. */
async function restoredDrinks({ startProduct }, archive, folder) {
  const dataDir = join(folder, 'restored');
  await command('restore', [archive, '--yes'], dataDir);
  const product = await startProduct({ dataDir });
  try {
    const lists = await Promise.all(
      ['cocktails', 'whiskeys'].map(async (kind) => (await fetch(`${product.url}/api/${kind}`)).json()),
    );
    return lists.flat();
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Every drink that stood all the while has to be there, once, as it was at some time between. */
function compare(trial, drinks, before, after) {
  for (const [name, version] of before) {
    const latest = after.get(name);
    if (latest === undefined) continue;
    const found = drinks.filter((drink) => drink.name === name);
    const isWithin = found.length === 1 && found[0].version >= version && found[0].version <= latest + 1;
    trial.expect(isWithin, `${name} is ${found.length} times in the backup`);
  }
}

export const BACKUP_FAULTS = [
  {
    name: 'backup during writes',
    file,
    on: { 'npm start': 3 },
    run: async (trial) => {
      const { bar, owner, rounds } = trial;
      for (let round = 0; round < rounds; round += 1) {
        const folder = mkdtempSync(join(tmpdir(), 'peanut-backup-'));
        const archive = join(folder, 'bar.tar.gz');
        const before = versionsOf(owner.drinks);
        await trial.inject(() => command('backup', [archive], bar.dataDir));
        const after = versionsOf(owner.drinks);
        compare(trial, await restoredDrinks(bar, archive, folder), before, after);
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
];
