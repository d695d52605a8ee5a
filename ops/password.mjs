// A new admin password, for an owner who lost it.  npm run password -- [--generate] [--compose]
import { Readable } from 'node:stream';
import { askPassword } from './installation/ask-password.mjs';
import { runCommand, say } from './lib/command-line.mjs';
import { withInstallation } from './installation/index.mjs';

const usage =
  'Usage: npm run password -- [--generate] [--compose]. The password is asked for, or read from a pipe.';

async function generate(installation) {
  const { password } = JSON.parse(await installation.run('admin', ['new-password']));
  process.stdout.write(`${password}\n`);
}

await runCommand(
  { usage, flags: ['compose', 'generate'] },
  async ({ compose: isCompose, generate: isMadeUp }) => {
    const password = isMadeUp ? undefined : await askPassword();
    await withInstallation({ isCompose }, async (installation) => {
      if (isMadeUp) await generate(installation);
      else await installation.run('admin', ['password'], { input: Readable.from([password]) });
      say(`The admin password of ${installation.title} is changed, and all sessions have ended.`);
    });
  },
);
