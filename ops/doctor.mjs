// What is wrong with an installation, and what to do about it.  npm run doctor [-- --ask] [--compose]
import { runCommand } from './lib/command-line.mjs';
import { containerisedFindings } from './doctor/containers.mjs';
import { embeddedFindings } from './doctor/embedded.mjs';
import { lineOf } from './doctor/findings.mjs';

const usage = 'Usage: npm run doctor [-- --ask] [--compose]';

await runCommand({ usage, flags: ['ask', 'compose'] }, async ({ ask, compose: isCompose }) => {
  for await (const finding of isCompose ? containerisedFindings(ask) : embeddedFindings(ask)) {
    process.stdout.write(`${lineOf(finding)}\n`);
    if (finding.level === 'fail') process.exitCode = 1;
  }
});
