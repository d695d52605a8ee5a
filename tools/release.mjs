// Releases what is committed: stores what it promises below docs/released, in a commit with the version's tag.  npm run release
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReleased, RELEASED } from './contracts/released.mjs';
import { build } from '../ops/launch/build.mjs';
import { runCommand, say } from '../ops/lib/command-line.mjs';
import { git, gitAgrees } from './lib/git.mjs';
import { install } from '../ops/process/run.mjs';
import { ROOT } from '../ops/launch/parts.mjs';

await runCommand({ usage: 'Usage: npm run release', flags: [] }, async () => {
  // The repository's files are not their writer's alone.
  process.umask(0o022);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const tag = `v${version}`;
  await refuseIfUnfit(tag);
  if (!(await isWritten(version))) await writeAndCommit(version);
  await git('tag', '--annotate', '--message', `Peanut ${version}`, tag);
  say(`${version} is released. Send it out: git push --follow-tags`);
});

/** @param {string} tag */
async function refuseIfUnfit(tag) {
  if (await git('status', '--porcelain'))
    throw new Error('There are changes that are not committed. Commit them or put them aside, then release.');
  if (await gitAgrees('rev-parse', '--quiet', '--verify', `refs/tags/${tag}`))
    throw new Error(
      `The tag ${tag} is there already. For another release raise "version" in package.json, and commit that.`,
    );
}

/** A release that was interrupted before its tag is not written again. @param {string} version */
async function isWritten(version) {
  const last = readReleased('release');
  const sinceThen = ['diff', '--quiet', last.commit, 'HEAD', '--', '.', ':!docs/released'];
  return last.version === version && (await gitAgrees(...sinceThen));
}

/** @param {string} version */
async function writeAndCommit(version) {
  const commit = await git('rev-parse', 'HEAD');
  await install(say);
  await build(say);
  say('Writing what it promises …');
  // Loaded late: it needs the packages and the build.
  const { writeRelease } = await import('./contracts/write-release.mjs');
  try {
    await writeRelease({ version, commit });
    await git('add', RELEASED);
    await git('commit', '--message', `Release ${version}`, '--', RELEASED);
  } catch (error) {
    await git('checkout', 'HEAD', '--', RELEASED);
    throw error;
  }
}
