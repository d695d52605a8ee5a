import type { CallTimeout } from '@peanut/service';
import { APIConnectionTimeoutError, type OpenAI } from 'openai';
import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionCreateParams,
} from 'openai/resources/chat/completions';
import { fence, type Prompt, type SchemaPrompt } from '../../prompts/prompt.js';
import type { Abilities } from './abilities.js';
import { failureOf } from '../failures/failure-of.js';
import { FAILURES, ModelFailedError } from '../failures/failures.js';
import { modelFetch, ModelRefusal } from './model-fetch.js';
import { readDelta } from './delta.js';
import { serverErrorIn } from '../failures/server-error.js';
import type { ThinkingFilter } from './thinking.js';

const isWithShape = (prompt: Prompt): prompt is SchemaPrompt => Object.hasOwn(prompt, 'schema');

/** The answer's shape for a server that cannot be bound to one; last, where models mind it most. */
const shapeAsked = ({ schema }: SchemaPrompt): string =>
  `${fence('shape', schema)}\nAnswer with one JSON object of the shape in <shape>, with all of its properties, and with nothing else.`;

/** The text of the user's message. */
export const questionText = (prompt: Prompt, { format }: Pick<Abilities, 'format'>): string =>
  isWithShape(prompt) && format !== 'json_schema' ? `${prompt.data}\n${shapeAsked(prompt)}` : prompt.data;

function responseFormat(
  prompt: Prompt,
  { format }: Abilities,
): Pick<ChatCompletionCreateParams, 'response_format'> {
  if (!isWithShape(prompt) || format === 'text') return {};
  if (format === 'json_object') return { response_format: { type: 'json_object' } };
  const { name, schema } = prompt;
  return {
    response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: { ...schema } } },
  };
}

/** @param cap how many tokens the answer may take, thinking included */
export const requestFor = (
  prompt: Prompt,
  abilities: Abilities,
  model: string,
  cap: number,
): ChatCompletionCreateParams => ({
  model,
  messages: [
    { role: 'system', content: prompt.instructions },
    { role: 'user', content: questionText(prompt, abilities) },
  ],
  [abilities.cap]: cap,
  ...responseFormat(prompt, abilities),
  stream: abilities.streams,
  ...(abilities.streams && abilities.countsStream && { stream_options: { include_usage: true } }),
});

/** How an answer ended. */
export interface Ending {
  /** `stop`, `length`, `content_filter`, or another word of the server's. */
  finish: string;
  /** The tokens of the prompt by the server's own count. */
  counted: number | undefined;
}

/** An answer's text as it is written. */
export type Pieces = AsyncGenerator<string, Ending>;

/** A request that never got an answer is sent once more; one that was answered, or took too long, is not. */
async function retryOnce<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isLost = failureOf(error)?.failure === FAILURES.unreachable;
    if (!isLost || error instanceof APIConnectionTimeoutError || signal.aborted) throw error;
    return send();
  }
}

type Part = ChatCompletionChunk | ChatCompletion;

async function* partsOf(answer: AsyncIterable<Part> | ChatCompletion): AsyncGenerator<Part> {
  if (Symbol.asyncIterator in answer) yield* answer;
  else yield answer;
}

/** What a part says, apart from its text. */
function choiceIn(part: Part): { said: unknown; finish: string | undefined } {
  const error = serverErrorIn(part);
  if (error) throw new ModelRefusal(error.status ?? 0, error);
  const choice = part.choices?.[0];
  if (!choice) return { said: undefined, finish: undefined };
  const said = 'delta' in choice ? choice.delta : choice.message;
  if (said?.refusal) throw new ModelFailedError(FAILURES.refused, said.refusal);
  return { said, finish: choice.finish_reason || undefined };
}

/**
 * Asks once, and gives the answer's text as it is written, without thinking.
 * @throws what `failureOf` knows, or the reason of the time-out's signal
 */
export async function* callModel(
  openai: OpenAI,
  request: ChatCompletionCreateParams,
  timeout: CallTimeout,
  filter: ThinkingFilter,
): Pieces {
  const { signal } = timeout;
  const client = openai.withOptions({ fetch: modelFetch(() => timeout.restart()) });
  const answer = await retryOnce(signal, () => client.chat.completions.create(request, { signal }));
  let ending: Partial<Ending> = {};
  let isBegun = false;
  for await (const part of partsOf(answer)) {
    const { said, finish } = choiceIn(part);
    const { text, thinks } = readDelta(said);
    ending = { finish: finish ?? ending.finish, counted: part.usage?.prompt_tokens ?? ending.counted };
    if (thinks) filter.seesThinkingApart();
    const sure = filter.add(text);
    if (sure === '') continue;
    // It thinks no longer, and may take as long again to write.
    if (!isBegun) timeout.restartTotal();
    isBegun = true;
    yield sure;
  }
  // A cut stream ends like a whole one, but without the reason why it ended.
  if (ending.finish === undefined)
    throw (signal.reason as Error | undefined) ?? new ModelFailedError(FAILURES.brokenOff);
  const rest = filter.end(ending.finish === 'length');
  if (rest !== '') yield rest;
  return { finish: ending.finish, counted: ending.counted };
}
