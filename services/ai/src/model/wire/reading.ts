import { FAILURES, ModelFailedError } from '../failures/failures.js';
import { jsonIn } from './json-in.js';
import type { Pieces, Ending } from './model-call.js';
import type { ThinkingFilter } from './thinking.js';

/** Who said nothing until the tokens ran out was thinking, whether it was seen or not. */
const outOfTokens = (said: string, { thought }: ThinkingFilter): ModelFailedError =>
  new ModelFailedError(thought || said.trim() === '' ? FAILURES.ranOut : FAILURES.cutShort);

/** Collects an answer and reads its JSON object. */
export async function* objectIn(pieces: Pieces, filter: ThinkingFilter): AsyncGenerator<object, Ending> {
  let text = '';
  let step = await pieces.next();
  for (; !step.done; step = await pieces.next()) text += step.value;
  const object = jsonIn(text);
  if (typeof object === 'object' && object !== null) yield object;
  else if (step.value.finish === 'content_filter') throw new ModelFailedError(FAILURES.filtered);
  else if (step.value.finish === 'length') throw outOfTokens(text, filter);
  else throw new ModelFailedError(text.includes('{') ? FAILURES.unusable : FAILURES.noObject);
  return step.value;
}

/** Passes an answer on, and says where it is not whole. */
export async function* wordsOf(pieces: Pieces, filter: ThinkingFilter): AsyncGenerator<string, Ending> {
  let isBegun = false;
  let step = await pieces.next();
  for (; !step.done; step = await pieces.next()) {
    isBegun ||= step.value.trim() !== '';
    yield step.value;
  }
  const { finish } = step.value;
  if (finish === 'content_filter') {
    if (!isBegun) throw new ModelFailedError(FAILURES.filtered);
    yield '…\n\n*The rest of this answer was held back.*';
  } else if (finish === 'length') {
    if (!isBegun) throw outOfTokens('', filter);
    yield '…';
  }
  return step.value;
}

/** Nothing of an answer is passed on before its end, when it is known whether the whole question was read. */
export async function* heldToEnd(pieces: Pieces): Pieces {
  const held: string[] = [];
  let step = await pieces.next();
  for (; !step.done; step = await pieces.next()) held.push(step.value);
  yield* held;
  return step.value;
}
