import ts from 'typescript';

/** @typedef {import('./compare-schemas.mjs').Schema} Schema */

const { TypeFlags, SymbolFlags } = ts;

/**
 * Makes JSON Schemas of TypeScript's types, as JSON carries their values; types that have a name stand below `$defs`.
 * @param {ts.TypeChecker} checker
 */
export function schemaMaker(checker) {
  /** @type {Map<string, { type: ts.Type, schema: Schema }>} */
  const definitions = new Map();

  /**
   * Throws at a type that JSON has no word for, or whose meaning is not known.
   * @param {ts.Type} type
   * @returns {Schema}
   */
  function schemaOf(type) {
    const name = nameOf(type);
    if (!name) return describe(type);
    const known = definitions.get(name);
    if (known && known.type !== type) throw new Error(`There are two types with the name ${name}`);
    if (!known) definitions.set(name, { type, schema: describe(type) });
    return { $ref: `#/$defs/${name}` };
  }

  /** @param {ts.Type} type @returns {Schema} */
  function describe(type) {
    const simple = simpleSchema(type);
    if (simple) return simple;
    if (type.isUnion()) return unionSchema(type.types);
    if (checker.isArrayType(type)) return { type: 'array', items: schemaOf(elementOf(checker, type)) };
    const [signature] = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
    if (signature) return { type: 'function', format: checker.signatureToString(signature) };
    if (checker.isTupleType(type) || !(type.flags & (TypeFlags.Object | TypeFlags.Intersection)))
      throw new Error(`There is no JSON Schema for the type ${checker.typeToString(type)}`);
    return objectSchema(type);
  }

  /** @param {ts.Type[]} types @returns {Schema} */
  function unionSchema(types) {
    const schemas = types.filter((type) => !(type.flags & TypeFlags.Undefined)).map(schemaOf);
    if (schemas.length === 1) return schemas[0] ?? {};
    if (schemas.every((one) => 'const' in one)) return enumSchema(schemas.map((one) => one.const));
    if (schemas.every(isTypeOnly)) return { type: schemas.map(({ type }) => String(type)).sort() };
    return { anyOf: schemas };
  }

  /** @param {ts.Type} type @returns {Schema} */
  function objectSchema(type) {
    const entries = checker.getPropertiesOfType(type).map((property) => {
      const own = checker.getTypeOfSymbol(property);
      return { name: property.name, schema: schemaOf(own), isRequired: !isOptional(property, own) };
    });
    const others = checker.getIndexInfosOfType(type).map((info) => schemaOf(info.type));
    return {
      type: 'object',
      properties: Object.fromEntries(entries.map(({ name, schema }) => [name, schema])),
      required: entries.filter(({ isRequired }) => isRequired).map(({ name }) => name),
      ...(others.length > 0 ? { additionalProperties: others[0] } : {}),
    };
  }

  return {
    schemaOf,
    definitions: () => Object.fromEntries(Array.from(definitions, ([name, { schema }]) => [name, schema])),
  };
}

/** @param {ts.TypeChecker} checker @param {ts.Type} array */
const elementOf = (checker, array) =>
  checker.getTypeArguments(/** @type {ts.TypeReference} */ (array))[0] ?? checker.getUnknownType();

/** Of an interface without parameters: its name means one thing. @param {ts.Type} type */
function nameOf(type) {
  const isOwn = type.isClassOrInterface() && !type.typeParameters?.length;
  return isOwn ? type.symbol.name : undefined;
}

/** @param {ts.Type} type @returns {Schema | undefined} */
function simpleSchema(type) {
  const { flags } = type;
  if (flags & TypeFlags.Boolean) return { type: 'boolean' };
  if (type.isLiteral() && !(flags & TypeFlags.BigInt)) return { const: type.value };
  if (flags & TypeFlags.BooleanLiteral) return { const: Object(type).intrinsicName === 'true' };
  if (flags & (TypeFlags.String | TypeFlags.TemplateLiteral)) return { type: 'string' };
  if (flags & TypeFlags.Number) return { type: 'number' };
  if (flags & TypeFlags.Null) return { type: 'null' };
  return flags & TypeFlags.Unknown ? {} : undefined;
}

/** JSON leaves out what is undefined. @param {ts.Symbol} property @param {ts.Type} type */
const isOptional = (property, type) =>
  Boolean(property.flags & SymbolFlags.Optional) ||
  (type.isUnion() && type.types.some(({ flags }) => (flags & TypeFlags.Undefined) !== 0));

const isTypeOnly = (/** @type {Schema} */ schema) =>
  typeof schema.type === 'string' && Object.keys(schema).length === 1;

/** In an order of its own: the compiler's depends on what else it reads. @param {unknown[]} values */
const enumSchema = (values) =>
  values.length === 2 && values.includes(true) && values.includes(false)
    ? { type: 'boolean' }
    : { enum: values.sort() };
