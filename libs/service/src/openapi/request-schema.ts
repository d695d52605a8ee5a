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
}

export type RequestClass = new () => object;

interface Rule {
  name?: string;
  type: string;
  each: boolean;
  propertyName: string;
  constraints?: unknown[];
  context?: unknown;
}

type Translation = (first: unknown, second: unknown) => JsonSchema;

/** What each class-validator rule says in JSON Schema. */
const TRANSLATIONS: Record<string, Translation> = {
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
};

function applyRule(schema: JsonSchema, rule: Rule): void {
  const [first, second] = rule.constraints ?? [];
  const part = TRANSLATIONS[rule.name ?? '']?.(first, second);
  if (part === undefined) return;
  if (rule.each) schema.items = { ...schema.items, ...part };
  else Object.assign(schema, part);
}

function isNullable(rules: Rule[]): boolean {
  return rules.some((rule) => (rule.context as { nullable?: boolean } | undefined)?.nullable === true);
}

function propertySchema(rules: Rule[]): JsonSchema {
  const schema: JsonSchema = {};
  for (const rule of rules) applyRule(schema, rule);
  if (isNullable(rules) && typeof schema.type === 'string') schema.type = [schema.type, 'null'];
  return schema;
}

const isOptional = (rules: Rule[]): boolean => rules.some((rule) => rule.type === 'conditionalValidation');

/** The JSON Schema of a request class, read from its class-validator rules. */
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
