// One archive of everything an installation stores.  npm run backup -- [FILE] [--compose]
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { archiveName } from './backup/manifest.mjs';
import { pathFromUser, runCommand, say } from './lib/command-line.mjs';
import { withInstallation } from './installation/index.mjs';

const usage = 'Usage: npm run backup -- [FILE] [--compose]';

await runCommand({ usage, flags: ['compose'], most: 1 }, ({ compose: isCompose }, [given]) =>
  withInstallation({ isCompose }, async (installation) => {
    const { makeBackup } = await import('./backup/backup.mjs');
    const file = pathFromUser(given ?? archiveName('peanut-backup'));
    if (!existsSync(dirname(file)))
      throw new Error(`There is no folder ${dirname(file)}. Make it first, or name another.`);
    const manifest = await makeBackup(installation, file);
    if (!manifest) throw new Error(`There is nothing to back up yet in ${installation.title}.`);
    say(`Backed up ${installation.title} to ${file}`);
    if (manifest.pictures === 'elsewhere')
      say('The backup holds no pictures: they are in the store at IMAGE_STORE_URL. Back that up too.');
  }),
);
