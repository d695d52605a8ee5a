// What a build has to be before anything of it is published, whichever way it came.
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION, VERSION_FILE } from '../../libs/contracts/src/versions.js';

const refused = (folder, why) => new Error(`${folder} is no build that can be published: ${why}.`);

/** The part and the version that a build says it is. No other name ever becomes a path. */
function factsOf(folder) {
  const file = join(folder, VERSION_FILE);
  let facts;
  try {
    if (!lstatSync(file).isFile()) throw new Error('no file');
    facts = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw refused(folder, `its ${VERSION_FILE} cannot be read`);
  }
  if (typeof facts?.version !== 'string' || !VERSION.test(facts.version))
    throw refused(folder, `its ${VERSION_FILE} names no version such as 1.0.0-0123456789ab`);
  return facts;
}

/** The version that a build made. */
export const versionOf = (folder) => factsOf(folder).version;

/**
 * The version of a build and the paths of its files, all of them plain. Throws the sentence that says what is wrong.
 * @param {string} folder
 */
export function readBuild(folder) {
  const { version } = factsOf(folder);
  return { version, files: plainFiles(folder, '') };
}

/**
 * Looks at a build that somebody hands over, and returns its version. A second name for a file of the machine would be
 * served as the build's own.
 */
export function checkHandedOver(folder, part) {
  const facts = factsOf(folder);
  if (facts.part !== undefined && facts.part !== part)
    throw refused(folder, `it is one of ${facts.part}, not of ${part}`);
  for (const name of plainFiles(folder, ''))
    if (lstatSync(join(folder, name)).nlink > 1)
      throw refused(
        folder,
        `${name} is a hard link. Build it anew, or copy it: cp -r makes files of their own`,
      );
  return facts.version;
}

function plainFiles(folder, below) {
  return readdirSync(join(folder, below))
    .sort()
    .flatMap((entry) => {
      const name = below ? `${below}/${entry}` : entry;
      const found = lstatSync(join(folder, name));
      if (found.isDirectory()) return plainFiles(folder, name);
      if (found.isFile() && !/[\n\\]/.test(entry)) return [name];
      throw refused(folder, `${name} is ${found.isSymbolicLink() ? 'a link' : 'no plain file'}`);
    });
}
