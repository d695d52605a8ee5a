import { PREFERENCE_OPTIONS } from '../ai.js';
import { isUnstorable } from '../characters.js';

type Fields = Record<string, unknown>;

const TEXT = { type: 'string' };

/** A message of a conversation, as JSON Schema. */
export const TURN_SCHEMA = {
  type: 'object',
  properties: { type: { ...TEXT, enum: ['user', 'ai'] }, content: TEXT, id: TEXT, timestamp: TEXT },
  required: ['type', 'content'],
  additionalProperties: false,
};

/** A form's preferences, as JSON Schema. */
export const PREFERENCES_SCHEMA = {
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(PREFERENCE_OPTIONS).map(([name, options]) => [name, { ...TEXT, enum: options }]),
  ),
  additionalProperties: false,
};

const TURN_FIELDS: readonly string[] = Object.keys(TURN_SCHEMA.properties);

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && !isUnstorable(value);
}

/** What is wrong with a form's preferences, as a sentence; undefined when nothing is. */
export function preferencesProblem(value: unknown): string | undefined {
  if (!isObject(value)) return 'Preferences must be an object';
  const options: Record<string, readonly string[]> = PREFERENCE_OPTIONS;
  for (const [name, chosen] of Object.entries(value)) {
    const offered = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!offered) return `"${name.slice(0, 50)}" is not a preference`;
    if (typeof chosen !== 'string' || !offered.includes(chosen))
      return `${name} must be one of ${offered.join(', ')}`;
  }
  return undefined;
}

/** What is wrong with one message of a conversation, as a sentence; undefined when nothing is. */
export function turnProblem(value: unknown): string | undefined {
  if (!isObject(value)) return 'Each message of the chat history must be an object';
  const unknown = Object.keys(value).find((name) => !TURN_FIELDS.includes(name));
  if (unknown !== undefined) return `"${unknown.slice(0, 50)}" is not a field of a message`;
  if (value['type'] !== 'user' && value['type'] !== 'ai') return "A message's type must be user or ai";
  if (!isText(value['content'])) return "A message's content must be text";
  const extras = [value['id'], value['timestamp']];
  return extras.every((extra) => extra === undefined || isText(extra))
    ? undefined
    : "A message's id and timestamp must be text";
}
