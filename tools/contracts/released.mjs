import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';

/** What the last release promised, a file for each contract. */
export const RELEASED = join(ROOT, 'docs/released');

/** A file of the last release. @param {string} name without `.json` */
export const readReleased = (name) => JSON.parse(readFileSync(join(RELEASED, `${name}.json`), 'utf8'));
