import { apiBreaks } from './compare-apis.mjs';
import { schemaBreaks, withoutReferences } from './compare-schemas.mjs';
import { readReleased } from './released.mjs';
import { serviceDocuments } from './service-documents.mjs';
import { typeContracts } from './type-contracts.mjs';

/**
 * @typedef {import('./compare-schemas.mjs').Schema} Schema
 * @typedef {import('./compare-apis.mjs').Api} Api
 * @typedef {Record<string, Record<string, Schema>>} Remotes by remote and exposed module, the props
 */

/** The contracts as they are in this tree, by name: services' as OpenAPI, the others as JSON Schema. They must be built. */
/** @returns {Promise<Record<string, unknown>>} */
export const presentContracts = async () => ({ ...(await serviceDocuments()), ...typeContracts() });

/**
 * The last shell asks for exposed modules by name and hands them props.
 * @param {Remotes} released @param {Remotes} present @param {string} place
 */
function remoteBreaks(released, present, place) {
  return Object.entries(released).flatMap(([remote, modules]) =>
    Object.entries(modules).flatMap(([module, props]) => {
      const name = `${place}: ${remote}/${module}`;
      const now = present[remote]?.[module];
      return now
        ? schemaBreaks(resolved(props), resolved(now), 'request', `${name}, props`)
        : [`${name} is gone`];
    }),
  );
}

/**
 * Either version reads what the other one stored: a page is open for days, and a version can be rolled back.
 * @param {Schema} released @param {Schema} present @param {string} place
 */
const storedBreaks = (released, present, place) => [
  ...schemaBreaks(resolved(released), resolved(present), 'request', `read: ${place}`),
  ...schemaBreaks(resolved(released), resolved(present), 'response', `written: ${place}`),
];

const resolved = (/** @type {Schema} */ schema) => withoutReferences(schema, schema);

/**
 * What of the contract's present state would hurt the last release, a sentence each. Services' documents are compared as
 * APIs.
 * @param {string} name @param {unknown} released @param {unknown} present @returns {string[]}
 */
export function contractBreaks(name, released, present) {
  if (!present) return [`${name} is gone`];
  if (name === 'remotes')
    return remoteBreaks(/** @type {Remotes} */ (released), /** @type {Remotes} */ (present), name);
  if (name === 'staged-record' || name === 'kept-lists')
    return storedBreaks(/** @type {Schema} */ (released), /** @type {Schema} */ (present), name);
  return apiBreaks(/** @type {Api} */ (released), /** @type {Api} */ (present), name);
}

/**
 * What in the present contracts breaks the last release: `unintended` sentences, and `needless` entries that no longer
 * break anything.
 * @param {Record<string, unknown>} contracts
 */
export function breaksOf(contracts, intended = Object.keys(readReleased('intended-breaks'))) {
  const all = readReleased('release').contracts.flatMap((/** @type {string} */ name) =>
    contractBreaks(name, readReleased(name), contracts[name]),
  );
  return {
    unintended: all.filter((/** @type {string} */ sentence) => !intended.includes(sentence)),
    needless: intended.filter((sentence) => !all.includes(sentence)),
  };
}
