// Puts a backup in the place of everything an installation keeps.  npm run restore -- FILE [--compose] [--yes]
import { archiveName } from './backup/archive-name.mjs';
import { confirm, pathFromUser, runCommand, say } from './lib/command-line.mjs';
import { installOnce } from './launch/install.mjs';
import { withInstallation } from './installation/index.mjs';

const usage = 'Usage: npm run restore -- FILE [--compose] [--yes]';

const question = (installation, { createdAt, version }) =>
  `The menu, the settings, the password and the pictures of ${installation.title} will be replaced by those of ` +
  `${new Date(createdAt).toLocaleString('en-GB')} (version ${version}). Go on?`;

function report(installation, { manifest, kept }) {
  say(
    `Restored the backup of ${new Date(manifest.createdAt).toLocaleString('en-GB')} to ${installation.title}.`,
  );
  if (manifest.pictures === 'elsewhere')
    say('It holds no pictures: they were in the store that its IMAGE_STORE_URL named.');
  if (kept) say(`What was there before is in ${kept}`);
  say(`All sessions have ended, and the password is the one of that time. ${installation.next}`);
}

await runCommand(
  { usage, flags: ['compose', 'yes'], most: 1 },
  async ({ compose: isCompose, yes }, [given]) => {
    if (!given) throw new Error(usage);
    if (!yes && !process.stdin.isTTY)
      throw new Error(`A restore replaces what is there: add --yes. ${usage}`);
    await installOnce(say);
    const { restore, withArchive } = await import('./backup/restore.mjs');
    const safety = pathFromUser(archiveName('peanut-before-restore'));
    await withArchive(pathFromUser(given), (archive) =>
      withInstallation({ isCompose, isReplacing: true }, async (installation) => {
        const agree = async (manifest) => yes || confirm(question(installation, manifest));
        const result = await restore(installation, archive, { safety, agree });
        if (result) report(installation, result);
        else say('Nothing was changed.');
      }),
    );
  },
);
