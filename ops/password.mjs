// Sets a new admin password, for an owner who lost it.  npm run password -- [--generate] [--compose]
import { Readable } from 'node:stream';
import { askPassword, runCommand, say } from './lib/command-line.mjs';
import { withInstallation } from './installation/index.mjs';

const usage =
  'Usage: npm run password -- [--generate] [--compose]. Type the password when asked, or send it through a pipe.';

await runCommand({ usage, flags: ['compose', 'generate'] }, async ({ compose: isCompose, generate }) => {
  const password = generate ? undefined : await askPassword();
  await withInstallation({ isCompose }, async (installation) => {
    if (password === undefined) {
      const made = JSON.parse(await installation.run('admin', ['new-password']));
      process.stdout.write(`${made.password}\n`);
    } else await installation.run('admin', ['password'], { input: Readable.from([password]) });
    say(`The admin password of ${installation.title} is changed. All sessions have ended: log in again.`);
  });
});
