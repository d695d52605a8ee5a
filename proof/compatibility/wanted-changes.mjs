/**
 * A run of the last release's specs without what this version changes on purpose. `wanted` are reasons by
 * "<spec>: <title>", as the failures begin (system-tests.mjs). In a `whole` run an entry that fails no more is a failure.
 */
export function withoutWanted(result, wanted, { whole }) {
  const { failures = [], failed } = result;
  const entryOf = (failure) => Object.keys(wanted).find((entry) => failure.startsWith(`${entry}: `));
  const unwanted = failures.filter((failure) => entryOf(failure) === undefined);
  const met = new Set(failures.map(entryOf));
  const needless = whole ? Object.keys(wanted).filter((entry) => !met.has(entry)) : [];
  return {
    ...result,
    failed: failed - (failures.length - unwanted.length) + needless.length,
    failures: [
      ...unwanted,
      ...needless.map((entry) => `${entry}: is no failure any more: take it out of wanted-changes.json`),
    ],
  };
}
