// What the stand-in reads in a question: its blocks of data, what is asked, and how long it is.

/**
 * @typedef {object} Body what the product asks, as far as it is looked at
 * @property {string} model
 * @property {boolean} [stream]
 * @property {{ include_usage?: boolean }} [stream_options]
 * @property {number} [max_tokens]
 * @property {number} [max_completion_tokens]
 * @property {{ role: string, content: string }[]} messages
 * @property {{ type?: string, json_schema?: { name: string, schema: Schema } }} [response_format]
 *
 * @typedef {object} Schema a JSON schema, as far as it is looked at
 * @property {string | string[]} [type]
 * @property {Schema} [items]
 * @property {Record<string, Schema>} [properties]
 * @property {boolean} [additionalProperties]
 * @property {string[]} [required]
 *
 * @typedef {{ id?: string, name: string, spirit?: string, description?: string, notes?: string }} Drink
 * @typedef {'recommendations' | 'cocktail' | 'whiskey' | 'order' | 'other' | 'chat'} Task
 */

/** Of the languages and names on a menu, in the middle. */
const CHARACTERS_A_TOKEN = 3.6;

/** @param {string} text */
export const tokensIn = (text) => Math.round(text.length / CHARACTERS_A_TOKEN);
/** @param {number} tokens */
export const charactersOf = (tokens) => Math.floor(tokens * CHARACTERS_A_TOKEN);

/** @param {Body} body */
export const textOf = (body) => body.messages.map(({ content }) => content).join('\n');

/**
 * What is asked, without the data.
 * @param {Body} body
 */
export function instructionsOf({ messages }) {
  const system = messages.find(({ role }) => role === 'system' || role === 'developer')?.content ?? '';
  const last = messages.at(-1)?.content ?? '';
  const end = last.lastIndexOf('</');
  return `${system}\n${end < 0 ? '' : last.slice(last.indexOf('>', end) + 1)}`.trim();
}

/**
 * The same question of which only the end is left.
 * @type {(body: Body, tokens: number) => Body}
 */
export const lastOf = (body, tokens) => ({
  ...body,
  messages: [{ role: 'user', content: textOf(body).slice(-charactersOf(tokens)) }],
});

/**
 * The JSON between a block's tags.
 * @type {(body: Body, tag: string) => unknown}
 */
function block(body, tag) {
  const text = textOf(body);
  const opening = `<${tag}>\n`;
  const start = text.indexOf(opening);
  const end = text.indexOf(`\n</${tag}>`, start);
  return start < 0 || end < 0 ? undefined : JSON.parse(text.slice(start + opening.length, end));
}

/**
 * The menu of the prompt; undefined where no menu is.
 * @param {Body} body
 */
export function menuOf(body) {
  const menu = /** @type {{ cocktails?: Drink[], whiskeys?: Drink[] } | undefined} */ (block(body, 'menu'));
  return menu && { cocktails: menu.cocktails ?? [], whiskeys: menu.whiskeys ?? [] };
}

/**
 * What the owner wants of a form.
 * @param {Body} body
 */
export const requestOf = (body) =>
  /** @type {{ mode?: string, text?: string } | undefined} */ (block(body, 'request')) ?? {};

/**
 * The shape that the prompt itself shows.
 * @param {Body} body
 */
const shapeOf = (body) => /** @type {Schema | undefined} */ (block(body, 'shape'));

/**
 * The shape of the wanted answer, by whichever way it was told; undefined where words are wanted.
 * @param {Body} body
 */
export const schemaOf = (body) => body.response_format?.json_schema?.schema ?? shapeOf(body);

/**
 * Whether the prompt itself asks for JSON.
 * @param {Body} body
 */
export const saysJson = (body) => /json/i.test(textOf(body));

/** @type {[property: string, task: Task][]} */
const TASKS = [
  ['recommendations', 'recommendations'],
  ['suggestedNumber', 'order'],
  ['proof', 'whiskey'],
  ['ingredients', 'cocktail'],
];

/** @type {(body: Body) => Task} */
export function taskOf(body) {
  const schema = schemaOf(body);
  if (!schema) return 'chat';
  const names = new Set(Object.keys(schema.properties ?? {}));
  return TASKS.find(([property]) => names.has(property))?.[1] ?? 'other';
}
