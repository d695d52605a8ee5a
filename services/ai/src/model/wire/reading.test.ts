import { ModelFailedError } from '../failures/failures.js';
import type { Pieces } from './model-call.js';
import { objectIn, wordsOf } from './reading.js';
import { ThinkingFilter } from './thinking.js';

async function* piecesOf(texts: readonly string[], finish: string): Pieces {
  yield* texts;
  return { finish, counted: undefined };
}

/** What a guest gets of an answer that ended so, or what the owner is told. */
async function outcome(
  read: typeof wordsOf | typeof objectIn,
  texts: readonly string[],
  finish: string,
): Promise<string> {
  let said = '';
  try {
    for await (const part of read(piecesOf(texts, finish), new ThinkingFilter(false)))
      said += typeof part === 'string' ? part : JSON.stringify(part);
  } catch (error) {
    return (error as ModelFailedError).failure.owner;
  }
  return said;
}

it.each([
  [['Try ', 'it.'], 'stop', /^Try it\.$/],
  [['Try ', 'the'], 'length', /^Try the…$/],
  [['Try ', 'the'], 'content_filter', /^Try the…\n\n\*The rest of this answer was held back\.\*$/],
  [[], 'content_filter', /filter kept/],
  [[], 'length', /ran out of tokens while thinking/],
])('of the words %j that end by %s', async (texts, finish, expected) => {
  expect(await outcome(wordsOf, texts, finish)).toMatch(expected);
});

it.each([
  [['{"a"', ':1}'], 'stop', /^\{"a":1\}$/],
  [['{"a"', ':1}'], 'length', /^\{"a":1\}$/],
  [['{"a"'], 'length', /ran out of tokens before it was whole/],
  [[], 'length', /ran out of tokens while thinking/],
  [[], 'content_filter', /filter kept/],
  [['Gladly: a Negroni.'], 'stop', /no answer of the shape/],
  [['{"a": Negroni'], 'stop', /no answer that can be read/],
])('of the object in %j that ends by %s', async (texts, finish, expected) => {
  expect(await outcome(objectIn, texts, finish)).toMatch(expected);
});
