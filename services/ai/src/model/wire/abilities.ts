import { ANSWER_FORMATS, TOKEN_CAPS, type ModelAbilities } from '@peanut/contracts';
import { failureOf, refusalIn } from '../failures/failure-of.js';
import type { ServerError } from '../failures/server-error.js';

/** How a question is put to a server, as far as servers differ. */
export interface Abilities extends ModelAbilities {
  /** It takes `stream_options`, and so tells what a streamed answer cost. */
  countsStream: boolean;
  /** It thinks without marking where that begins. */
  thinksUnopened: boolean;
}

/** What is tried first. @param isOpenAi their newer models refuse the old name of the cap; many compatible servers know no other */
export const firstAbilities = (isOpenAi: boolean): Abilities => ({
  format: 'json_schema',
  cap: isOpenAi ? 'max_completion_tokens' : 'max_tokens',
  streams: true,
  thinks: false,
  countsStream: true,
  thinksUnopened: false,
});

/** The next format below, which asks less of a server; undefined below the last. */
function withLowerFormat(abilities: Abilities): Abilities | undefined {
  const format = ANSWER_FORMATS[ANSWER_FORMATS.indexOf(abilities.format) + 1];
  return format && { ...abilities, format };
}

function withOtherCap(abilities: Abilities, { param, sentence }: ServerError): Abilities | undefined {
  const other = TOKEN_CAPS.find((name) => name !== abilities.cap);
  const isNamed = param === abilities.cap || (!param && new RegExp(`\\b${abilities.cap}\\b`).test(sentence));
  return isNamed && other ? { ...abilities, cap: other } : undefined;
}

/** Each names a part of the question that servers refuse, by its parameter or in words. */
const STEPS: readonly {
  names: RegExp;
  step: (abilities: Abilities) => Abilities | undefined;
}[] = [
  {
    names: /stream_options|include_usage/i,
    step: (now) => (now.countsStream ? { ...now, countsStream: false } : undefined),
  },
  {
    names: /response_format|json_schema|json_object|\bschema\b|structured output/i,
    step: (now) => withLowerFormat(now),
  },
  {
    names: /\bstream(?:ing|ed)?\b/i,
    step: (now) => (now.streams ? { ...now, streams: false } : undefined),
  },
];

/**
 * What to try after a server refused the question; undefined when nothing is left to try. Without a word on what it minds
 * the parts that fewest servers know go first.
 * @param hasShape whether the question asks for an answer of a shape
 */
function otherAbilities(now: Abilities, error: ServerError, hasShape: boolean): Abilities | undefined {
  const otherCap = withOtherCap(now, error);
  if (otherCap) return otherCap;
  const minded = `${error.param ?? ''} ${error.sentence}`;
  const named = STEPS.find(({ names }) => names.test(minded))?.step(now);
  if (named) return named;
  const withLess = hasShape ? withLowerFormat(now) : undefined;
  return withLess ?? (now.countsStream ? { ...now, countsStream: false } : undefined);
}

/**
 * How to ask once more after a failure; undefined when nothing is left to try.
 * @param hasShape whether the question asks for an answer of a shape
 */
export function nextAttempt(
  now: Abilities,
  error: unknown,
  hasShape: boolean,
): { abilities: Abilities; isLoading?: boolean } | undefined {
  const remedy = failureOf(error)?.failure.remedy;
  if (remedy === 'wait') return { abilities: now, isLoading: true };
  const said = refusalIn(error)?.said;
  const next =
    (remedy === 'ask differently' && said && otherAbilities(now, said, hasShape)) ||
    (remedy === 'lower format' && withLowerFormat(now)) ||
    (remedy === 'room to think' && !now.thinks && { ...now, thinks: true });
  return next ? { abilities: next } : undefined;
}

/** The abilities in words, for the log. */
export const inWords = ({ format, cap, streams, thinks }: ModelAbilities): string =>
  [format, cap, streams ? 'streams' : 'does not stream', ...(thinks ? ['thinks'] : [])].join(', ');
