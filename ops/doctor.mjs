// What is wrong with an installation, and what to do about it.  npm run doctor [-- --compose]
import { runCommand } from './lib/command-line.mjs';
import { containerisedFindings } from './doctor/containers.mjs';
import { embeddedFindings } from './doctor/embedded.mjs';
import { lineOf } from './doctor/findings.mjs';

const usage = 'Usage: npm run doctor [-- --compose]';

await runCommand({ usage, flags: ['compose'] }, async ({ compose: isCompose }) => {
  for await (const finding of isCompose ? containerisedFindings() : embeddedFindings()) {
    process.stdout.write(`${lineOf(finding)}\n`);
    if (finding.level === 'fail') process.exitCode = 1;
  }
});
