import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaBreaks, schemaOfValue, withoutReferences } from './compare-schemas.mjs';
import { readReleased, RELEASED } from './released.mjs';

/** Set by a release: then the tests that write what a browser keeps leave it there for the next version's tests. */
const IS_RELEASE = Boolean(process.env['RELEASE_SAMPLES']);

/** What a browser kept of the last release's pages. */
export const releasedSample = (/** @type {string} */ contract) => readReleased(`${contract}.sample`);

/**
 * What the last release could not read of this, a sentence each. A release keeps the value as its sample.
 * @param {string} contract
 * @param {unknown} value what pages of this version keep
 * @returns {string[]}
 */
export function unreadByLastRelease(contract, value) {
  if (IS_RELEASE)
    writeFileSync(join(RELEASED, `${contract}.sample.json`), `${JSON.stringify(value, undefined, 2)}\n`);
  const schema = readReleased(contract);
  return schemaBreaks(withoutReferences(schema, schema), schemaOfValue(value), 'response', contract);
}
