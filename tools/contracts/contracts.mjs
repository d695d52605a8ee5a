import { apiBreaks } from './compare-apis.mjs';
import { schemaBreaks, withoutReferences } from './compare-schemas.mjs';
import { readReleased } from './released.mjs';
import { serviceDocuments } from './service-documents.mjs';
import { typeContracts } from './type-contracts.mjs';

/** The contracts as they are in this tree, by name: services' as OpenAPI, the others as JSON Schema. They must be built. */
export const presentContracts = async () => ({ ...(await serviceDocuments()), ...typeContracts() });

/** The last shell asks for exposed modules by name and hands them props. */
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

/** Either version reads what the other one kept: a page is open for days, and a version can be rolled back. */
const keptBreaks = (released, present, place) => [
  ...schemaBreaks(resolved(released), resolved(present), 'request', `read: ${place}`),
  ...schemaBreaks(resolved(released), resolved(present), 'response', `written: ${place}`),
];

const resolved = (schema) => withoutReferences(schema, schema);

/** How contracts are compared; all others are services' documents. */
const COMPARISONS = { remotes: remoteBreaks, 'staged-record': keptBreaks, 'kept-lists': keptBreaks };

/** What of the contract's present state would hurt the last release, a sentence each. */
export function contractBreaks(name, released, present) {
  if (!present) return [`${name} is gone`];
  return (COMPARISONS[name] ?? apiBreaks)(released, present, name);
}

/**
 * What of the present contracts would hurt the last release: the sentences that nobody wanted, and the wanted ones that
 * are no breaks any more.
 */
export function breaksOf(contracts, wanted = Object.keys(readReleased('wanted-breaks'))) {
  const all = readReleased('release').contracts.flatMap((name) =>
    contractBreaks(name, readReleased(name), contracts[name]),
  );
  return {
    unwanted: all.filter((sentence) => !wanted.includes(sentence)),
    needless: wanted.filter((sentence) => !all.includes(sentence)),
  };
}
