/**
 * Which side of a schema keeps it: a service reads requests and a component its props (`request`), what it answers is
 * read by others (`response`).
 * @typedef {'request' | 'response'} Direction
 */

/** How a break reads, for whoever made it; who reads answers minds neither limits nor further fields. */
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

const UPPER_LIMITS = ['maxLength', 'maximum', 'maxItems', 'maxProperties'];
const LOWER_LIMITS = ['minLength', 'minimum', 'minItems', 'minProperties'];
const FORMS = ['format', 'pattern'];
const COMPARED = new Set([
  ...['$ref', '$defs', 'type', 'const', 'enum', 'anyOf', 'oneOf', 'items', 'uniqueItems', 'default'],
  ...['properties', 'required', 'additionalProperties'],
  ...UPPER_LIMITS,
  ...LOWER_LIMITS,
  ...FORMS,
]);
/** They say something to people, and nothing about the value. */
const REMARKS = new Set(['title', 'description', 'example', 'examples', 'deprecated']);

/**
 * What of a JSON Schema would hurt the last release, a sentence each; none when the schemas go together. A further field
 * that may be missing, or has a `default` which its reader fills in, hurts nobody, nor does a wider limit.
 * References must have been replaced before: {@link withoutReferences}.
 * @param {object} released
 * @param {object} present
 * @param {Direction} direction
 * @param {string} place begins each sentence
 * @returns {string[]}
 */
export function schemaBreaks(released, present, direction, place) {
  const sides = direction === 'request' ? [released, present] : [present, released];
  return misfits(...sides, place, { words: WORDS[direction], isStrict: direction === 'request' });
}

/** What may be sent by the one schema and is not read by the other. A strict reader has limits and refuses strange fields. */
function misfits(sent, read, place, reader) {
  if (choicesOf(sent)) return choicesOf(sent).flatMap((choice) => misfits(choice, read, place, reader));
  if (choicesOf(read))
    return fewest(meantBy(sent, choicesOf(read)).map((choice) => misfits(sent, choice, place, reader)));
  const own = [
    ...unknownKeywords(sent),
    ...unknownKeywords(read),
    ...valueMisfits(sent, read, reader),
    ...typeMisfits(sent, read, reader),
    ...formMisfits(sent, read, reader),
    ...(reader.isStrict ? limitMisfits(sent, read, reader) : []),
  ];
  const may = (type) => typesOf(sent)?.includes(type) ?? false;
  return [
    ...own.map((problem) => `${place} ${problem}`),
    ...(may('object') ? propertyMisfits(sent, read, place, reader) : []),
    ...(may('array') && read.items ? misfits(sent.items ?? {}, read.items, `${place}[]`, reader) : []),
  ];
}

const choicesOf = ({ anyOf, oneOf }) => anyOf ?? oneOf;

/** Of choices that a constant field tells apart, such as `type`, the one that is meant; else all of them. */
function meantBy(sent, choices) {
  const meant = choices.filter((choice) => isSameKind(sent, choice));
  return meant.length > 0 ? meant : choices;
}

const isSameKind = (one, other) =>
  Object.entries(one.properties ?? {}).every(([name, schema]) => {
    const kinds = [schema.const, other.properties?.[name]?.const];
    return kinds.includes(undefined) || kinds[0] === kinds[1];
  });

const fewest = (lists) => lists.reduce((best, next) => (next.length < best.length ? next : best));

/** A rule that is not compared would let its breaks pass. */
const unknownKeywords = (schema) =>
  Object.keys(schema)
    .filter((name) => !COMPARED.has(name) && !REMARKS.has(name))
    .map((name) => `has the keyword "${name}", which tools/contracts/compare-schemas.mjs cannot compare yet`);

const valuesOf = (schema) => ('const' in schema ? [schema.const] : schema.enum);

const inWords = (values) => values.map((value) => JSON.stringify(value)).join(', ');

function valueMisfits(sent, read, { words }) {
  const [from, known] = [valuesOf(sent), valuesOf(read)];
  if (!known) return [];
  if (!from) return [words.anyValue(inWords(known))];
  const strange = from.filter((value) => !known.includes(value));
  return strange.length > 0 ? [words.values(inWords(strange))] : [];
}

const typeOf = (value) => (value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value);

/** Undefined for a schema that takes any. */
const typesOf = (schema) => (schema.type ? [schema.type].flat() : valuesOf(schema)?.map(typeOf));

function typeMisfits(sent, read, { words }) {
  const [from, known] = [typesOf(sent), typesOf(read)];
  if (!known) return [];
  if (!from) return [words.types('anything')];
  const strange = from.filter((type) => !isAmong(known, type));
  return strange.length > 0 ? [words.types(strange.join(' or '))] : [];
}

const isAmong = (types, type) => types.includes(type) || (type === 'integer' && types.includes('number'));

const formMisfits = (sent, read, { words }) =>
  FORMS.filter((name) => read[name] !== undefined && !valuesOf(sent) && read[name] !== sent[name]).map(
    (name) => words.form(name, read[name], sent[name]),
  );

function limitMisfits(sent, read, { words }) {
  if (valuesOf(sent)) return [];
  const upper = UPPER_LIMITS.filter((name) => read[name] < (sent[name] ?? Infinity));
  const lower = LOWER_LIMITS.filter((name) => read[name] > (sent[name] ?? -Infinity));
  const unique = read.uniqueItems && !sent.uniqueItems ? ['uniqueItems'] : [];
  return [...upper, ...lower, ...unique].map((name) => words.limit(name, read[name], sent[name]));
}

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

const isSchema = (value) => typeof value === 'object' && value !== null;

/** As JSON Schema has it, `true` is any value, also when nothing is said, and `false` is none. */
function fieldMisfits(sent, read = true, place, reader) {
  if (sent === false || read === true) return [];
  if (isSchema(read)) return misfits(sent === true ? {} : sent, read, place, reader);
  return reader.isStrict ? [`${place} ${reader.words.unknown()}`] : [];
}

/**
 * The schema with what its references mean in their place.
 * @param {object} schema
 * @param {object} document holds what `#/…` names
 */
export function withoutReferences(schema, document, within = []) {
  if (Array.isArray(schema)) return schema.map((part) => withoutReferences(part, document, within));
  if (!isSchema(schema)) return schema;
  const { $ref: reference } = schema;
  if (typeof reference !== 'string') {
    const entries = Object.entries(schema).filter(([name]) => name !== '$defs');
    return Object.fromEntries(
      entries.map(([name, part]) => [name, withoutReferences(part, document, within)]),
    );
  }
  if (within.includes(reference)) throw new Error(`${reference} is part of itself: it cannot be compared`);
  const target = reference
    .slice('#/'.length)
    .split('/')
    .reduce((part, name) => part?.[name], document);
  if (!target) throw new Error(`${reference} is not there`);
  return withoutReferences(target, document, [...within, reference]);
}

/** The schema that this value alone fits: so a value can be held against a schema too. */
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
