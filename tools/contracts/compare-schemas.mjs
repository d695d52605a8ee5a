/**
 * As much of JSON Schema as is compared here.
 * @typedef {'maxLength' | 'maximum' | 'maxItems' | 'maxProperties'} UpperLimit
 * @typedef {'minLength' | 'minimum' | 'minItems' | 'minProperties'} LowerLimit
 * @typedef {Record<string, Schema>} Schemas
 * @typedef {{ type?: string | string[], const?: unknown, enum?: unknown[], default?: unknown }} Value
 * @typedef {{ $ref?: string, $defs?: Schemas, anyOf?: Schema[], oneOf?: Schema[] }} Choice
 * @typedef {{ items?: Schema, uniqueItems?: boolean, format?: string, pattern?: string }} Form
 * @typedef {{ properties?: Schemas, required?: string[], additionalProperties?: boolean | Schema }} Fields
 * @typedef {{ title?: string, description?: string } & Partial<Record<UpperLimit | LowerLimit, number>>} Others
 * @typedef {Value & Choice & Form & Fields & Others} Schema
 */

/**
 * Which side of a schema keeps it: a service reads requests and a component its props (`request`), what it answers is
 * read by others (`response`).
 * @typedef {'request' | 'response'} Direction
 */

/**
 * How a break reads, for whoever made it; who reads answers minds neither limits nor further fields.
 * @typedef {object} Words
 * @property {(isGone: boolean) => string} missing
 * @property {() => string} [unknown]
 * @property {(values: string) => string} values
 * @property {(values: string) => string} anyValue
 * @property {(types: string) => string} types
 * @property {(name: string, read: unknown, sent: unknown) => string} [limit]
 * @property {(name: string, read: unknown, sent: unknown) => string} form
 * @typedef {{ words: Words, isStrict: boolean }} Reader a strict one has limits and refuses unknown fields
 */

/** @type {Record<Direction, Words>} */
const WORDS = {
  request: {
    missing: () => 'is required now, and may be missing from what the last release sends',
    unknown: () => 'is no longer taken',
    values: (values) => `no longer takes ${values}`,
    anyValue: (values) => `takes nothing but ${values} now`,
    types: (types) => `no longer takes ${types}`,
    limit: (name, read, sent) => `has the ${name} ${read} now, which was ${sent ?? 'not there'}`,
    form: (name, read, sent) => `has the ${name} ${read} now, which was ${sent ?? 'not there'}`,
  },
  response: {
    missing: (isGone) => (isGone ? 'is gone' : 'may be missing now'),
    values: (values) => `may be ${values} now, which the last release does not know`,
    anyValue: (values) => `may be anything now, and the last release knows ${values} only`,
    types: (types) => `may be ${types} now, which the last release does not expect`,
    form: (name, read, sent) => `has the ${name} ${sent ?? 'no more'} now, which was ${read}`,
  },
};

/** @type {UpperLimit[]} */
const UPPER_LIMITS = ['maxLength', 'maximum', 'maxItems', 'maxProperties'];
/** @type {LowerLimit[]} */
const LOWER_LIMITS = ['minLength', 'minimum', 'minItems', 'minProperties'];
const FORMS = /** @type {const} */ (['format', 'pattern']);
/** @type {Set<string>} */
const COMPARED = new Set([
  ...['$ref', '$defs', 'type', 'const', 'enum', 'anyOf', 'oneOf', 'items', 'uniqueItems', 'default'],
  ...['properties', 'required', 'additionalProperties'],
  ...UPPER_LIMITS,
  ...LOWER_LIMITS,
  ...FORMS,
]);
const REMARKS = new Set(['title', 'description', 'example', 'examples', 'deprecated']);

/**
 * What of a JSON Schema would hurt the last release, a sentence each; none when the schemas go together. A further field
 * that may be missing, or has a `default` which its reader fills in, hurts nobody, nor does a wider limit.
 * References must have been replaced before: {@link withoutReferences}.
 * @param {Schema} released
 * @param {Schema} present
 * @param {Direction} direction
 * @param {string} place begins each sentence
 * @returns {string[]}
 */
export function schemaBreaks(released, present, direction, place) {
  const isStrict = direction === 'request';
  const [sent, read] = isStrict ? [released, present] : [present, released];
  return misfits(sent, read, place, { words: WORDS[direction], isStrict });
}

/**
 * What may be sent by the one schema and is not read by the other.
 * @param {Schema} sent @param {Schema} read @param {string} place @param {Reader} reader
 * @returns {string[]}
 */
function misfits(sent, read, place, reader) {
  const [sendable, readable] = [choicesOf(sent), choicesOf(read)];
  if (sendable) return sendable.flatMap((choice) => misfits(choice, read, place, reader));
  if (readable) return fewest(meantBy(sent, readable).map((choice) => misfits(sent, choice, place, reader)));
  const own = [
    ...unknownKeywords(sent),
    ...unknownKeywords(read),
    ...valueMisfits(sent, read, reader),
    ...typeMisfits(sent, read, reader),
    ...formMisfits(sent, read, reader),
    ...(reader.isStrict ? limitMisfits(sent, read, reader) : []),
  ];
  const may = (/** @type {string} */ type) => typesOf(sent)?.includes(type) ?? false;
  return [
    ...own.map((problem) => `${place} ${problem}`),
    ...(may('object') ? propertyMisfits(sent, read, place, reader) : []),
    ...(may('array') && read.items ? misfits(sent.items ?? {}, read.items, `${place}[]`, reader) : []),
  ];
}

const choicesOf = (/** @type {Schema} */ { anyOf, oneOf }) => anyOf ?? oneOf;

/**
 * Of choices that a constant field tells apart, such as `type`, the one that is meant; else all of them.
 * @param {Schema} sent @param {Schema[]} choices
 */
function meantBy(sent, choices) {
  const meant = choices.filter((choice) => isSameKind(sent, choice));
  return meant.length > 0 ? meant : choices;
}

/** @param {Schema} one @param {Schema} other */
const isSameKind = (one, other) =>
  Object.entries(one.properties ?? {}).every(([name, schema]) => {
    const kinds = [schema.const, other.properties?.[name]?.const];
    return kinds.includes(undefined) || kinds[0] === kinds[1];
  });

/** @param {string[][]} lists */
const fewest = (lists) =>
  lists.reduce((best, next) => (next.length < best.length ? next : best), lists[0] ?? []);

/** A rule that is not compared would let its breaks pass. @param {Schema} schema */
const unknownKeywords = (schema) =>
  Object.keys(schema)
    .filter((name) => !COMPARED.has(name) && !REMARKS.has(name))
    .map((name) => `has the keyword "${name}", which tools/contracts/compare-schemas.mjs cannot compare yet`);

/** @param {Schema} schema */
const valuesOf = (schema) => ('const' in schema ? [schema.const] : schema.enum);

const inWords = (/** @type {unknown[]} */ values) => values.map((value) => JSON.stringify(value)).join(', ');

/** @param {Schema} sent @param {Schema} read @param {Reader} reader */
function valueMisfits(sent, read, { words }) {
  const [from, known] = [valuesOf(sent), valuesOf(read)];
  if (!known) return [];
  if (!from) return [words.anyValue(inWords(known))];
  const strange = from.filter((value) => !known.includes(value));
  return strange.length > 0 ? [words.values(inWords(strange))] : [];
}

const typeOf = (/** @type {unknown} */ value) =>
  value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value;

/** Undefined for a schema that takes any. @param {Schema} schema */
const typesOf = (schema) => (schema.type ? [schema.type].flat() : valuesOf(schema)?.map(typeOf));

/** @param {Schema} sent @param {Schema} read @param {Reader} reader */
function typeMisfits(sent, read, { words }) {
  const [from, known] = [typesOf(sent), typesOf(read)];
  if (!known) return [];
  if (!from) return [words.types('anything')];
  const strange = from.filter(
    (type) => !known.includes(type) && !(type === 'integer' && known.includes('number')),
  );
  return strange.length > 0 ? [words.types(strange.join(' or '))] : [];
}

/** @param {Schema} sent @param {Schema} read @param {Reader} reader */
const formMisfits = (sent, read, { words }) =>
  FORMS.filter((name) => read[name] !== undefined && !valuesOf(sent) && read[name] !== sent[name]).map(
    (name) => words.form(name, read[name], sent[name]),
  );

/** @param {Schema} sent @param {Schema} read @param {Reader} reader */
function limitMisfits(sent, read, { words }) {
  if (valuesOf(sent)) return [];
  const upper = UPPER_LIMITS.filter((name) => (read[name] ?? Infinity) < (sent[name] ?? Infinity));
  const lower = LOWER_LIMITS.filter((name) => (read[name] ?? -Infinity) > (sent[name] ?? -Infinity));
  const unique = read.uniqueItems && !sent.uniqueItems ? /** @type {const} */ (['uniqueItems']) : [];
  return [...upper, ...lower, ...unique].map((name) => words.limit?.(name, read[name], sent[name]) ?? name);
}

/** @param {Schema} sent @param {Schema} read @param {string} place @param {Reader} reader */
function propertyMisfits(sent, read, place, reader) {
  const [from, known] = [sent.properties ?? {}, read.properties ?? {}];
  const always = sent.required ?? [];
  const missing = (read.required ?? []).filter(
    (name) => !always.includes(name) && !('default' in (known[name] ?? {})),
  );
  return [
    ...missing.map((name) => `${place}.${name} ${reader.words.missing(!(name in from))}`),
    ...Object.entries(from).flatMap(([name, schema]) =>
      fieldMisfits(schema, known[name] ?? read.additionalProperties, `${place}.${name}`, reader),
    ),
    ...fieldMisfits(sent.additionalProperties ?? true, read.additionalProperties, `${place}.*`, reader),
  ];
}

/** @param {unknown} value @returns {value is Schema} */
const isSchema = (value) => typeof value === 'object' && value !== null;

/**
 * As JSON Schema has it, `true` is any value, also when nothing is said, and `false` is none.
 * @param {Schema | boolean} sent @param {Schema | boolean | undefined} read @param {string} place @param {Reader} reader
 */
function fieldMisfits(sent, read, place, reader) {
  if (sent === false || read === undefined || read === true) return [];
  if (isSchema(read)) return misfits(sent === true ? {} : sent, read, place, reader);
  return reader.isStrict ? [`${place} ${reader.words.unknown?.()}`] : [];
}

/**
 * The schema with what its references mean in their place.
 * @template T
 * @param {T} schema
 * @param {object} document holds what `#/…` names
 * @param {string[]} [within]
 * @returns {T}
 */
export function withoutReferences(schema, document, within = []) {
  const replaced = (/** @type {unknown} */ part) => withoutReferences(part, document, within);
  if (Array.isArray(schema)) return /** @type {T} */ (schema.map(replaced));
  if (!isSchema(schema)) return schema;
  const { $ref: reference } = schema;
  if (typeof reference !== 'string') {
    const entries = Object.entries(schema).filter(([name]) => name !== '$defs');
    return /** @type {T} */ (Object.fromEntries(entries.map(([name, part]) => [name, replaced(part)])));
  }
  if (within.includes(reference)) throw new Error(`${reference} is part of itself: it cannot be compared`);
  const names = reference.slice('#/'.length).split('/');
  const target = names.reduce((part, name) => Object(part)[name], /** @type {unknown} */ (document));
  if (!target) throw new Error(`${reference} is not there`);
  return withoutReferences(/** @type {T} */ (target), document, [...within, reference]);
}

/**
 * The schema that this value alone fits: so a value can be held against a schema too.
 * @param {unknown} value
 * @returns {Schema}
 */
export function schemaOfValue(value) {
  if (Array.isArray(value)) return { type: 'array', items: { anyOf: value.map(schemaOfValue) } };
  if (!isSchema(value)) return { const: value };
  const given = Object.entries(value).filter(([, part]) => part !== undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(given.map(([name, part]) => [name, schemaOfValue(part)])),
    required: given.map(([name]) => name),
  };
}
