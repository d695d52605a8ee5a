import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../../ops/process/run.mjs';
import { startProduct } from '../../operations/support/product.js';
import type { Listed, SavingOwner } from '../../lib/saving-owner.js';
import type { Fault, Scenario } from '../scenario.js';

async function command(name: string, args: string[], dataDir: string): Promise<void> {
  const { code, output } = await run(process.execPath, [`ops/${name}.mjs`, ...args], {
    env: { DATA_DIR: dataDir },
  });
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${output}`);
}

type Versions = Map<string, number>;
const versionsOf = ({ drinks }: SavingOwner): Versions =>
  new Map([...drinks.values()].map(({ name, version }) => [name, version]));

/** The drinks of a product that was restored from the file, as a guest of it reads them. */
async function restoredDrinks(archive: string, folder: string): Promise<Listed[]> {
  const dataDir = join(folder, 'restored');
  await command('restore', [archive, '--yes'], dataDir);
  const product = await startProduct({ dataDir });
  try {
    const lists = await Promise.all(
      ['cocktails', 'whiskeys'].map(
        async (list) => (await fetch(`${product.url}/api/${list}`)).json() as Promise<Listed[]>,
      ),
    );
    return lists.flat();
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Every drink that was there all the while has to be there, once, as it was at some time between. */
function compare(scenario: Scenario, drinks: Listed[], before: Versions, after: Versions): void {
  for (const [name, version] of before) {
    const latest = after.get(name);
    if (latest === undefined) continue;
    const found = drinks.filter((drink) => drink.name === name);
    const isWithin =
      found.length === 1 && found.every((drink) => drink.version >= version && drink.version <= latest + 1);
    scenario.expect(isWithin, `${name} is ${found.length} times in the backup`);
  }
}

export const FAULTS: Fault[] = [
  {
    name: 'backup during writes',
    on: { 'npm start': 3 },
    run: async (scenario) => {
      const { product, owner, rounds } = scenario;
      for (let round = 0; round < rounds; round += 1) {
        const folder = mkdtempSync(join(tmpdir(), 'peanut-backup-'));
        const archive = join(folder, 'bar.tar.gz');
        const before = versionsOf(owner);
        await scenario.inject(() => command('backup', [archive], product.dataDir));
        const after = versionsOf(owner);
        compare(scenario, await restoredDrinks(archive, folder), before, after);
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
];
