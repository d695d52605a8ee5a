// Puts a backup in the place of everything an installation keeps.  npm run restore -- FILE [--compose] [--yes]
import { confirm, pathFromUser, runCommand, say } from './lib/command-line.mjs';
import { withInstallation } from './lib/installation/index.mjs';

const usage = 'Usage: npm run restore -- FILE [--compose] [--yes]';

const question = (installation, { createdAt, version }) =>
  `The menu, the settings, the password and the pictures of ${installation.title} will be replaced by those of ` +
  `${new Date(createdAt).toLocaleString('en-GB')} (version ${version}). Go on?`;

async function agree(installation, manifest, isAgreed) {
  if (isAgreed || (await confirm(question(installation, manifest)))) return true;
  if (!process.stdin.isTTY) throw new Error(`A restore replaces what is there: add --yes. ${usage}`);
  return false;
}

function report(installation, { manifest, kept }) {
  say(
    `Restored the backup of ${new Date(manifest.createdAt).toLocaleString('en-GB')} to ${installation.title}.`,
  );
  if (manifest.pictures === 'elsewhere')
    say('It holds no pictures: they were in the store that its IMAGE_STORE_URL named.');
  if (kept) say(`What was there before is in ${kept}`);
  say(
    `All sessions have ended, and the password is the one of that time. ${installation.howToOpen} opens the bar.`,
  );
}

await runCommand({ usage, flags: ['compose', 'yes'], most: 1 }, ({ compose: isCompose, yes }, [given]) => {
  if (!given) throw new Error(usage);
  return withInstallation({ isCompose, isReplacing: true }, async (installation) => {
    const [{ archiveName }, { restore }] = await Promise.all([
      import('./lib/backup/backup.mjs'),
      import('./lib/backup/restore.mjs'),
    ]);
    const result = await restore(installation, pathFromUser(given), {
      safety: pathFromUser(archiveName('peanut-before-restore')),
      agree: (manifest) => agree(installation, manifest, yes),
    });
    if (result) report(installation, result);
    else say('Nothing was changed.');
  });
});
