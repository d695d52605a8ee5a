// How a server differs from the plain wire format, and what it says to a question.
import { answerFor, completed } from './answers.mjs';
import { charactersOf, lastOf, saysJson, schemaOf, textOf, tokensIn } from './prompt.mjs';

/**
 * @typedef {import('./prompt.mjs').Body} Body
 * @typedef {import('./prompt.mjs').Schema} Schema
 * @typedef {import('./wire.mjs').Reply} Reply
 * @typedef {'max_tokens' | 'max_completion_tokens'} Cap
 * @typedef {'json_schema' | 'json_object'} Format
 *
 * @typedef {object} Asked what an endpoint knows of the server that it belongs to
 * @property {string} model
 * @property {number} window
 * @property {boolean} loaded whether the model is in memory
 * @property {import('node:http').IncomingHttpHeaders} headers
 *
 * @typedef {{ prompt: number, cap: number | undefined, window: number }} Size of a question, in tokens
 *
 * @typedef {object} Thinking how many tokens it takes, all out of the answer's; and where it is shown
 * @property {number} tokens
 * @property {'reasoning' | 'reasoning_content' | 'tags' | 'closing tag' | 'parts' | 'hidden'} as
 *
 * @typedef {object} Dialect each part that is left out is as OpenAI documents it
 * @property {string} [model] the name in its list
 * @property {string} [prefix] of its paths, besides `/v1`
 * @property {number} [window] in tokens
 * @property {(asked: Asked) => Reply} [models]
 * @property {Record<string, (asked: Asked) => Reply>} [endpoints] by method and path
 * @property {(route: string) => Reply} [unknownPath]
 * @property {Reply} [refusesOtherFields] than those of {@link FIELDS}
 * @property {Partial<Record<Cap, 'ignored' | Reply>>} [caps]
 * @property {Partial<Record<Format, 'ignored' | 'unheard' | Reply>>} [formats] ignored: the model guesses the shape;
 *   unheard: it speaks in prose, unless the prompt shows the shape
 * @property {Reply} [wantsTheWordJson] for `json_object`
 * @property {(schema: Schema) => Reply | undefined} [refusesSchema]
 * @property {(schema: Schema) => unknown} [absent] what its grammar forces for a field without a value
 * @property {[before: string, after: string]} [frame] what stands around JSON that no grammar forces
 * @property {Reply} [refusesStream]
 * @property {'cut' | ((size: Size) => Reply | undefined)} [beyond] what a question gets that is too long
 * @property {Thinking} [thinking]
 * @property {{ stream: string, whole: string }} [life] what it sends before the answer
 * @property {object} [first] fields of a stream's first chunk
 * @property {'always'} [tellsCost] also when it is not asked to
 * @property {string} [midStream] what a stream says, as sent, when it breaks
 * @property {Record<string, Reply>} [failures] by mode
 *
 * @typedef {{ mode: string, text?: string, json?: object, window?: number }} Play
 * @typedef {{ message: object, deltas: object[], finish: string, cost: import('./wire.mjs').Cost }} Speech
 */

/** What every server takes that takes anything. */
const FIELDS = new Set([
  ...[
    'model',
    'messages',
    'stream',
    'stream_options',
    'response_format',
    'temperature',
    'top_p',
    'n',
    'stop',
  ],
  ...['max_tokens', 'max_completion_tokens', 'reasoning_effort', 'tools', 'tool_choice'],
]);
/** @type {Cap[]} */
const CAPS = ['max_tokens', 'max_completion_tokens'];
/** @type {[string, string]} */
const FRAME = ['Here you are:\n\n```json\n', '\n```'];
const THOUGHT =
  'Okay, the guest wants a drink. The system prompt says that I must be the bartender, so I look through the menu. ';

/** @type {(dialect: Dialect, play: { window?: number }) => number} */
export const windowOf = (dialect, { window }) => window ?? dialect.window ?? Infinity;

/** @type {(dialect: Dialect, body: Body) => number | undefined} */
function capOf(dialect, body) {
  const name = CAPS.find((cap) => body[cap] !== undefined && dialect.caps?.[cap] === undefined);
  return name && body[name];
}

/** @type {(dialect: Dialect, body: Body, play: Play) => Size} */
const sizeOf = (dialect, body, play) => ({
  prompt: tokensIn(textOf(body)),
  cap: capOf(dialect, body),
  window: windowOf(dialect, play),
});

/** @param {Body} body */
const formatOf = ({ response_format }) =>
  response_format?.type === 'json_schema' || response_format?.type === 'json_object'
    ? response_format.type
    : undefined;

/** @type {(rule: string | Reply | undefined) => Reply | undefined} */
const asReply = (rule) => (typeof rule === 'object' ? rule : undefined);

/**
 * The dialect's refusal of such a question; undefined when it answers.
 * @type {(dialect: Dialect, body: Body, play: Play) => Reply | undefined}
 */
export function refusalOf(dialect, body, play) {
  const format = formatOf(body);
  const schema = body.response_format?.json_schema?.schema;
  const isOdd = Object.keys(body).some((name) => !FIELDS.has(name));
  const refused = CAPS.find((cap) => body[cap] !== undefined && asReply(dialect.caps?.[cap]));
  const { beyond } = dialect;
  return (
    (isOdd ? dialect.refusesOtherFields : undefined) ??
    asReply(refused && dialect.caps?.[refused]) ??
    (body.stream ? dialect.refusesStream : undefined) ??
    asReply(format && dialect.formats?.[format]) ??
    (format === 'json_object' && !saysJson(body) ? dialect.wantsTheWordJson : undefined) ??
    (schema && dialect.refusesSchema?.(schema)) ??
    (typeof beyond === 'function' ? beyond(sizeOf(dialect, body, play)) : undefined)
  );
}

/** @type {(dialect: Dialect, body: Body, play: Play) => string} */
function textFor(dialect, body, play) {
  const format = formatOf(body);
  const rule = format && dialect.formats?.[format];
  const heard = rule === 'unheard' ? { ...body, response_format: undefined } : body;
  const answer = answerFor(heard, play);
  if (typeof answer === 'string') return answer;
  const schema = schemaOf(heard);
  const isOwn = play.mode === 'good' && play.json === undefined;
  const fields = isOwn && schema ? completed(answer, schema, dialect.absent) : answer;
  if (format && rule === undefined) return JSON.stringify(fields);
  const [before, after] = dialect.frame ?? FRAME;
  return `${before}${JSON.stringify(fields, null, 2)}${after}`;
}

/** @type {(text: string, characters: number) => string[]} */
const pieces = (text, characters) => text.match(new RegExp(`[^]{1,${characters}}`, 'g')) ?? [];
/**
 * Words with the white space after them; a long one in parts.
 * @param {string} text
 */
const words = (text) => text.match(/\S{1,24}\s*|\s+/g) ?? [];

/** @type {(text: string, type: 'thinking' | 'text') => object} */
const part = (text, type) =>
  type === 'text' ? { type, text } : { type, thinking: [{ type: 'text', text }] };

/**
 * A thought and an answer where the dialect puts them.
 * @type {(thinking: Thinking | undefined, thought: string, said: string) => Pick<Speech, 'message' | 'deltas'>}
 */
function placed(thinking, thought, said) {
  const as = thinking?.as ?? 'hidden';
  if (as === 'tags' || as === 'closing tag') {
    const opening = as === 'tags' ? '<think>\n' : '';
    const content = `${opening}${thought}${said === '' ? '' : `\n</think>\n\n${said}`}`;
    return { message: { content }, deltas: words(content).map((piece) => ({ content: piece })) };
  }
  const thoughts = as === 'hidden' ? [] : pieces(thought, 400);
  if (as === 'parts')
    return {
      message: { content: [part(thought, 'thinking'), part(said, 'text')] },
      deltas: [
        ...thoughts.map((piece) => ({ content: [part(piece, 'thinking')] })),
        ...words(said).map((piece) => ({ content: [part(piece, 'text')] })),
      ],
    };
  return {
    message: { content: said, ...(as !== 'hidden' && { [as]: thought }) },
    deltas: [
      ...thoughts.map((piece) => ({ content: null, [as]: piece })),
      ...words(said).map((content) => ({ content })),
    ],
  };
}

/**
 * What is said to a question that is answered.
 * @type {(dialect: Dialect, body: Body, play: Play) => Speech}
 */
export function speechOf(dialect, body, play) {
  const { prompt, cap = Infinity, window } = sizeOf(dialect, body, play);
  const isCut = dialect.beyond === 'cut' && prompt > window;
  // Ollama keeps half of the window free for the answer.
  const read = isCut ? Math.floor((window - 5) / 2) : prompt;
  const text = textFor(dialect, isCut ? lastOf(body, read) : body, play);
  const { thinking } = dialect;
  const room = Math.max(0, Math.min(cap, window - read));
  const thoughtTokens = Math.min(thinking?.tokens ?? 0, room);
  const thought = THOUGHT.repeat(Math.ceil(charactersOf(thoughtTokens) / THOUGHT.length));
  const said = text.slice(0, play.mode === 'cut-short' ? 40 : charactersOf(room - thoughtTokens));
  const completion = thoughtTokens + tokensIn(said);
  const finish = play.mode === 'cut-short' || said.length < text.length ? 'length' : 'stop';
  const cost = { prompt: read, completion };
  if (play.mode === 'refusal') {
    const delta = { content: null, refusal: 'I cannot help with that.' };
    return { message: delta, deltas: [delta], finish, cost };
  }
  return { ...placed(thinking, thought, said), finish, cost };
}
