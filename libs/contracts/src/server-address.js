// Addresses of servers, which may hold a user and a password. JavaScript, as parts.js is, because the launcher reads it.

const TWO_HEX = /^%[0-9a-f]{2}/i;

/** Where the name of a server ends, if a sign ends it before the last `@`: then that sign is meant to be a password's. */
function endsTooEarly(/** @type {string} */ rest) {
  const at = rest.lastIndexOf('@');
  const end = rest.search(/[/?#]/);
  if (end < 0 || end > at) return undefined;
  const between = rest.slice(end, at);
  // After these an @ may be: `postgres://host/database?application_name=me@home`.
  const isQuery = !between.includes('#') && /^[^?]*\?[^=]*=/.test(between);
  return isQuery ? undefined : rest[end];
}

/** The percent sign that begins no code, in what stands before the last `@`. */
function strayPercent(/** @type {string} */ rest) {
  const user = rest.slice(0, rest.lastIndexOf('@') + 1);
  return [...user.matchAll(/%/g)].some(({ index }) => !TWO_HEX.test(user.slice(index))) ? '%' : undefined;
}

/**
 * Why the text is no address of such a server, as the end of a sentence that begins with the variable's name; undefined
 * when it is one. Nothing of the text is in it, but a sign.
 * @param {string} text
 * @param {readonly string[]} protocols such as `postgres:`
 * @returns {string | undefined}
 */
export function addressProblem(text, protocols) {
  const names = protocols.map((name) => `${name}//`);
  const start = names.find((name) => text.slice(0, name.length).toLowerCase() === name);
  const isWhole = globalThis.URL.canParse(text);
  // The path of a page may have an @.
  const isWeb = /^https?:/.test(start ?? '');
  if (start === undefined || (isWeb && !isWhole))
    return `must be an address that starts with ${names.join(' or ')}`;
  if (isWeb) return undefined;
  const rest = text.slice(start.length);
  const sign = endsTooEarly(rest) ?? strayPercent(rest);
  if (sign !== undefined)
    return `has a ${sign} in its user or password, where it means something else: write it as ${encodeURIComponent(sign)}`;
  return isWhole ? undefined : `must be a whole address, as in ${start}user:password@host/name`;
}
