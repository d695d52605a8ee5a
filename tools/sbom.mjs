// What is in each image: a bill of materials (CycloneDX) below .peanut/sbom.  npm run sbom
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, say } from '../ops/lib/command-line.mjs';
import { ROOT } from '../ops/launch/parts.mjs';
import { bills } from './sbom/bills.mjs';

await runCommand({ usage: 'Usage: npm run sbom', flags: [] }, async () => {
  const folder = join(ROOT, '.peanut/sbom');
  mkdirSync(folder, { recursive: true });
  for (const { image, bill } of await bills()) {
    writeFileSync(join(folder, `${image}.json`), `${JSON.stringify(bill, undefined, 2)}\n`);
    say(`.peanut/sbom/${image}.json  ${bill.components.length} components`);
  }
});
