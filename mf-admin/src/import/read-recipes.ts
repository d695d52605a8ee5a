import { type AnswerFor, ENDPOINTS, inputOf } from '@peanut/contracts';
import { ApiError } from '@peanut/web';
import pLimit from 'p-limit';
import { askModel } from '../ai-panel/ask-model';
import { notUnderstoodIn } from '../ai-panel/parse-drink';
import { failureMessage } from '../form/failure-message';
import { prepared, type PreparedDrink, withoutRecipe } from './prepared-drink';

/** How far the bartender is with the recipes. */
export interface RecipeProgress {
  /** Recipes that need no further call. */
  done: number;
  total: number;
  /** The bar asks to wait for so long. */
  waitSeconds?: number | undefined;
}

/** What became of the recipes. */
export interface RecipesRead {
  drinks: PreparedDrink[];
  /** Why recipes were refused, a sentence each. */
  problems: string[];
  /** The recipes that were not read. */
  unread: string[];
  /** Why they were not, when it was not by the owner's will. */
  failure?: string;
}

type Answer = AnswerFor<typeof ENDPOINTS.parseCocktail>;
type Outcome = { text: string; answer: Answer } | { problem: string } | { unread: string };

const CALLS_AT_ONCE = 3;
/** For an answer that asks to wait and says not how long. */
const USUAL_WAIT = 20;
const UNREACHABLE = 'The bar can’t be reached. Check your connection and try again.';

/**
 * Reads plain recipes by one call each. It ends when all are read, when the signal stops it, or when a call fails: what
 * is read by then stays.
 */
export async function readRecipes(
  texts: readonly string[],
  signal: AbortSignal,
  onProgress: (progress: RecipeProgress) => void,
): Promise<RecipesRead> {
  onProgress({ done: 0, total: texts.length });
  const drinkOf = await loadCompletion();
  if (!drinkOf) return { drinks: [], problems: [], unread: [...texts], failure: UNREACHABLE };
  const { outcomes, failure } = await askForAll(texts, signal, onProgress);
  return {
    drinks: outcomes.flatMap((one) => ('answer' in one ? [drinkOf(one)] : [])),
    problems: outcomes.flatMap((one) => ('problem' in one ? [one.problem] : [])),
    unread: outcomes.flatMap((one) => ('unread' in one ? [one.unread] : [])),
    ...(failure !== undefined && { failure }),
  };
}

/**
 * Loads what makes a whole drink of an answer: for plain recipes alone, since files are read by the worker's copy.
 * Undefined when it did not arrive.
 */
async function loadCompletion() {
  try {
    const { completeCocktail } = await import('@peanut/bartender/formats');
    const { guessedFields } = await import('@peanut/bartender/guessed');
    return ({ text, answer }: { text: string; answer: Answer }): PreparedDrink => {
      const fields = inputOf('cocktail', answer);
      const unsaid = guessedFields('cocktail', text, fields);
      // The bartender answers a spirit of the list in any case; one that the text does not say may stand for none.
      const { spirit, ...rest } = fields;
      const drink = completeCocktail(unsaid.includes('spirit') ? rest : { ...rest, spirit });
      const guessed = new Set([...unsaid, ...drink.guessed]);
      const missed = notUnderstoodIn(answer).map((part) => `Not understood: "${part}".`);
      const problems = [...drink.problems, ...missed];
      return prepared(withoutRecipe({ ...drink, guessed: [...guessed], problems }));
    };
  } catch (error) {
    console.warn('The reader of recipes did not arrive.', error);
    return undefined;
  }
}

/** Makes the calls, and waits where the bar asks for it. */
async function askForAll(
  texts: readonly string[],
  signal: AbortSignal,
  onProgress: (progress: RecipeProgress) => void,
): Promise<{ outcomes: Outcome[]; failure: string | undefined }> {
  const inTurn = pLimit(CALLS_AT_ONCE);
  const total = texts.length;
  let done = 0;
  let failure: string | undefined;
  let waitSeconds: number | undefined;
  let pause: Promise<void> | undefined;

  const tell = () => onProgress({ done, total, waitSeconds });
  const waitFor = async (seconds: number) => {
    waitSeconds = seconds;
    tell();
    await passed(seconds, signal);
    pause = waitSeconds = undefined;
    tell();
  };
  const ask = async (text: string): Promise<Outcome> => {
    await pause;
    if (signal.aborted || failure !== undefined) return { unread: text };
    try {
      const body = { description: text };
      return { text, answer: await askModel(ENDPOINTS.parseCocktail, { body, signal }) };
    } catch (error) {
      if (isWait(error)) {
        pause ??= waitFor(secondsToWait(error));
        return ask(text);
      }
      if (isRefusal(error)) return { problem: problemOf(text, error) };
      if (!signal.aborted) failure ??= failureMessage(error, UNREACHABLE);
      return { unread: text };
    }
  };
  const askAndTell = async (text: string) => {
    const outcome = await ask(text);
    if ('unread' in outcome) return outcome;
    done += 1;
    tell();
    return outcome;
  };
  const outcomes = await Promise.all(texts.map((text) => inTurn(askAndTell, text)));
  return { outcomes, failure };
}

const isWait = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 429;

/** The recipe itself is refused: another try ends the same. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;

function secondsToWait({ headers }: ApiError): number {
  const seconds = Number(headers?.get('Retry-After') ?? NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : USUAL_WAIT;
}

function problemOf(text: string, error: ApiError): string {
  const [first = ''] = text.trim().split('\n');
  const start = [...first].length > 60 ? `${[...first].slice(0, 60).join('')}…` : first;
  const reason =
    error.status === 422 ? 'Nothing could be read.' : failureMessage(error, 'The bar refused it.');
  return `“${start}”: ${reason}`;
}

/** Resolves after the seconds, or as soon as the signal stops it. */
function passed(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1_000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
