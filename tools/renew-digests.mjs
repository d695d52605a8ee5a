// Pins the images of others to what their tags mean today.  npm run renew-digests
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, say } from '../ops/lib/command-line.mjs';
import { FILES } from './images/references.mjs';
import { currentDigests, pinned } from './images/pins.mjs';
import { ROOT } from '../ops/launch/parts.mjs';

await runCommand({ usage: 'Usage: npm run renew-digests', flags: [] }, async () => {
  const texts = Object.fromEntries(FILES.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  const digests = await currentDigests(texts, process.env['REGISTRY_URL']);
  for (const [tagged, digest] of digests) say(`${tagged}@${digest}`);
  const changed = FILES.filter((file) => {
    const text = pinned(file, texts[file], digests);
    if (text !== texts[file]) writeFileSync(join(ROOT, file), text);
    return text !== texts[file];
  });
  say(
    changed.length > 0
      ? `Changed ${changed.join(', ')}: build and try them, then commit.`
      : 'All are up to date.',
  );
});
