import { getMetadataStorage } from 'class-validator';

/** The part of JSON Schema that request classes need. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  enum?: readonly string[];
}

export type RequestClass = new () => object;

interface Rule {
  name?: string;
  type: string;
  each: boolean;
  propertyName: string;
  constraints?: unknown[];
  context?: { nullable?: boolean; schema?: JsonSchema } | undefined;
}

type Translation = (first: unknown, second: unknown) => JsonSchema;

/** One of some texts. */
const choice = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: values });

/** What each class-validator rule says in JSON Schema; nothing, where it has no words for it. */
const TRANSLATIONS: ReadonlyMap<string, Translation> = new Map(
  Object.entries<Translation>({
    isString: () => ({ type: 'string' }),
    isBoolean: () => ({ type: 'boolean' }),
    isArray: () => ({ type: 'array' }),
    isUuid: () => ({ type: 'string', format: 'uuid' }),
    arrayMinSize: (min) => ({ minItems: Number(min) }),
    arrayMaxSize: (max) => ({ maxItems: Number(max) }),
    maxCharacters: (max) => ({ maxLength: Number(max) }),
    longEnough: (min) => ({ minLength: Number(min) }),
    notBlank: () => ({ minLength: 1 }),
    noneTwice: () => ({ uniqueItems: true }),
    textOrNull: () => ({ type: ['string', 'null'] }),
    wholeNumber: (min, max) => ({ type: 'integer', minimum: Number(min), maximum: Number(max) }),
    numberWithin: (min, max) => ({ type: 'number', minimum: Number(min), maximum: Number(max) }),
    isIn: (values) => choice(values as readonly string[]),
    // The rule next to them already states the maximum.
    wholeNumberMax: () => ({}),
    numberWithinMax: () => ({}),
    present: () => ({}),
    storable: () => ({}),
    oneListOnly: () => ({}),
    withoutPreferences: () => ({}),
  }),
);

const isCondition = ({ type }: Rule): boolean => type === 'conditionalValidation';

/** A rule that checks a value as a whole brings its own schema along. */
function partOf(rule: Rule): JsonSchema {
  const [first, second] = rule.constraints ?? [];
  const part = rule.context?.schema ?? TRANSLATIONS.get(rule.name ?? rule.type)?.(first, second);
  if (part === undefined)
    throw new Error(`No JSON Schema for the rule "${rule.name ?? rule.type}" of ${rule.propertyName}`);
  return part;
}

function applyRule(schema: JsonSchema, rule: Rule): void {
  const part = partOf(rule);
  if (rule.each) schema.items = { ...schema.items, ...part };
  else Object.assign(schema, part);
}

function isNullable(rules: Rule[]): boolean {
  return rules.some(({ context }) => context?.nullable === true);
}

function propertySchema(rules: Rule[]): JsonSchema {
  const schema: JsonSchema = {};
  for (const rule of rules) if (!isCondition(rule)) applyRule(schema, rule);
  if (isNullable(rules) && typeof schema.type === 'string') schema.type = [schema.type, 'null'];
  return schema;
}

const isOptional = (rules: Rule[]): boolean => rules.some(isCondition);

/**
 * The JSON Schema of a request class, read from its class-validator rules.
 * @throws Error at a rule that says nothing in JSON Schema, so that no document is silent about it
 */
export function requestSchema(request: RequestClass): JsonSchema {
  const metadata = getMetadataStorage().getTargetValidationMetadatas(request, '', false, false);
  const byProperty = new Map<string, Rule[]>();
  for (const rule of metadata as Rule[])
    byProperty.set(rule.propertyName, [...(byProperty.get(rule.propertyName) ?? []), rule]);
  const entries = [...byProperty];
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, rules]) => [name, propertySchema(rules)])),
    required: entries.filter(([, rules]) => !isOptional(rules)).map(([name]) => name),
    additionalProperties: false,
  };
}
