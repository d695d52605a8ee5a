// Puts a backup in the place of everything an installation stores.  npm run restore -- FILE [--compose] [--yes]
import { archiveName } from './backup/manifest.mjs';
import { confirm, pathFromUser, runCommand, say } from './lib/command-line.mjs';
import { withInstallation } from './installation/index.mjs';
import { installOnce } from './process/run.mjs';

const usage = 'Usage: npm run restore -- FILE [--compose] [--yes]';
const dateOf = (/** @type {{ createdAt: string }} */ { createdAt }) =>
  new Date(createdAt).toLocaleString('en-GB');

await runCommand(
  { usage, flags: ['compose', 'yes'], most: 1 },
  async ({ compose: isCompose, yes }, [given]) => {
    if (!given) throw new Error(usage);
    if (!yes && !process.stdin.isTTY)
      throw new Error(`A restore replaces what is there. If you want that, add --yes. ${usage}`);
    await installOnce(say);
    const { restore, withArchive } = await import('./backup/restore.mjs');
    const safety = pathFromUser(archiveName('peanut-before-restore'));
    await withArchive(pathFromUser(given), (archive) =>
      withInstallation({ isCompose, isReplacing: true }, async (installation) => {
        const { manifest } = archive;
        const question =
          `This replaces the menu, the settings, the password and the pictures of ${installation.title} by those of ` +
          `${dateOf(manifest)} (version ${manifest.version}). Go on?`;
        const result = await restore(installation, archive, {
          safety,
          agree: async () => yes || confirm(question),
        });
        if (!result) return say('Nothing was changed.');
        say(`Restored the backup of ${dateOf(manifest)} to ${installation.title}.`);
        if (manifest.pictures === 'elsewhere')
          say('The backup holds no pictures: they were in the store at IMAGE_STORE_URL.');
        if (result.before) say(`A backup of what was there before is in ${result.before}`);
        say(`All sessions have ended, and the password is the one of the backup. ${installation.next}`);
      }),
    );
  },
);
