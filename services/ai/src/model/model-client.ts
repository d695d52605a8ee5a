import { Logger } from '@nestjs/common';
import type { BartenderWait, ModelFailure, ModelReport } from '@peanut/contracts';
import { CallTimeout } from '@peanut/service';
import { OpenAI } from 'openai';
import type { Prompt, SchemaPrompt } from '../prompts/prompt.js';
import { firstAbilities, inWords, nextAttempt, type Abilities } from './wire/abilities.js';
import { windowIn } from './failures/failure-of.js';
import { FAILURES, ModelFailedError } from './failures/failures.js';
import { callModel, questionText, requestFor, type Ending, type Pieces } from './wire/model-call.js';
import type { ServerAddress } from './server/model-address.js';
import { ModelServer } from './server/model-server.js';
import { heldToEnd, objectIn, wordsOf } from './wire/reading.js';
import { ThinkingFilter } from './wire/thinking.js';
import { toldFailure } from './failures/told-failure.js';
import { TokenRatio, wasCut } from './wire/tokens.js';
import { Turns } from './turns.js';

export interface ModelOptions {
  address: ServerAddress;
  /** Milliseconds that a model is waited for, as long as any byte comes of it. */
  patience: number;
  /** Questions at a time. */
  parallel: number;
  /** Tokens of the window, where the owner knows better than the server. */
  context: number | undefined;
}

/** Who asks. */
export interface Asker {
  /** Fires when they leave. */
  signal: AbortSignal;
  /** Hears why the answer has not begun. */
  onWait?: ((wait: BartenderWait) => void) | undefined;
}

/** How long the upstream may send nothing, in milliseconds. */
const SILENCE_MS = 30_000;
/** How often a server that loads its model is asked again, in milliseconds. */
const LOADING_MS = 2_000;
/** Room for thinking beside the answer, in tokens. */
const THINKING_TOKENS = 4_000;
const LEAST_ANSWER_TOKENS = 64;
/** How much of a window is counted on: a tokenizer may need more than was estimated. */
const SURE_SHARE = 0.93;
/** Every step of the ladder once, and a few more. */
const MOST_ATTEMPTS = 12;

const logger = new Logger('Model');

/** Chat completions of an OpenAI-compatible API. Its errors are those of the contract. */
export class ModelClient {
  readonly server: ModelServer;
  private readonly openai: OpenAI;
  private readonly ratio = new TokenRatio();
  private readonly turns: Turns;
  private abilities: Abilities;
  private isKnown = false;
  private failure: ModelFailure | undefined;

  constructor(private readonly options: ModelOptions) {
    const { address, context, parallel, patience } = options;
    this.server = new ModelServer(address, context);
    this.turns = new Turns(parallel);
    this.abilities = firstAbilities(address.isOpenAi);
    this.openai = new OpenAI({
      apiKey: address.apiKey ?? 'none',
      baseURL: address.baseUrl,
      defaultQuery: address.query,
      organization: null,
      project: null,
      timeout: 2 * patience,
      maxRetries: 0,
      logLevel: 'off',
    });
  }

  get model(): string {
    return this.options.address.model;
  }

  /** The answer as JSON of the prompt's shape, as far as the model keeps to it. */
  async json(prompt: SchemaPrompt, asker: Asker): Promise<object> {
    // The answer is heard to its end: then it is known how the question has to be put.
    let answer: object = {};
    for await (const object of this.ask(prompt, asker, objectIn)) answer = object;
    return answer;
  }

  /** The answer's text, piece by piece as it is written. */
  stream(prompt: Prompt, asker: Asker): AsyncGenerator<string> {
    return this.ask(prompt, asker, wordsOf);
  }

  /** About how many tokens a text has by the count of this server. */
  tokens(text: string): number {
    return this.ratio.tokens(text);
  }

  /** How many tokens a prompt may have that leaves room for an answer of so many. */
  async promptRoom(answerTokens: number, signal: AbortSignal): Promise<number> {
    const { window } = await this.server.readiness(signal);
    const thinking = this.abilities.thinks ? Math.min(THINKING_TOKENS, window.tokens / 3) : 0;
    return SURE_SHARE * window.tokens - answerTokens - thinking;
  }

  report(): ModelReport {
    const { tokens, source } = this.server.known;
    const { countsStream: _, thinksUnopened: __, ...abilities } = this.abilities;
    return {
      model: this.model,
      server: new URL(this.options.address.baseUrl).host,
      window: { tokens, source },
      ...(this.isKnown && { abilities }),
      ...(this.failure && { failure: this.failure }),
    };
  }

  private async *ask<T>(
    prompt: Prompt,
    asker: Asker,
    read: (pieces: Pieces, filter: ThinkingFilter) => AsyncGenerator<T, Ending>,
  ): AsyncGenerator<T> {
    let leave: (() => void) | undefined;
    let timeout: CallTimeout | undefined;
    try {
      leave = await this.turn(asker);
      const late = (time: 'idle' | 'total') =>
        new ModelFailedError(time === 'idle' ? FAILURES.silent : FAILURES.impatient);
      timeout = new CallTimeout({ idle: SILENCE_MS, total: this.options.patience }, late, asker.signal);
      yield* this.attempts(prompt, asker, timeout, read);
    } catch (error) {
      throw this.failed(error, timeout?.signal ?? asker.signal);
    } finally {
      timeout?.end();
      leave?.();
    }
  }

  /** Waits for the question's turn; the returned function gives it back. */
  private async turn({ signal, onWait }: Asker): Promise<() => void> {
    let hasWaited = false;
    const leave = await this.turns.take(signal, (before) => {
      hasWaited = true;
      onWait?.({ reason: 'queue', before });
    });
    if (hasWaited) onWait?.({ reason: 'turn' });
    return leave;
  }

  /** Asks until the server takes the question as it is put, and remembers how that was. */
  private async *attempts<T>(
    prompt: Prompt,
    asker: Asker,
    timeout: CallTimeout,
    read: (pieces: Pieces, filter: ThinkingFilter) => AsyncGenerator<T, Ending>,
  ): AsyncGenerator<T> {
    let now = this.abilities;
    for (let attempt = 1; ;) {
      const filter = new ThinkingFilter(now.thinksUnopened);
      let isBegun = false;
      try {
        const answer = read(await this.pieces(prompt, now, asker, timeout, filter), filter);
        let step = await answer.next();
        for (; !step.done; step = await answer.next()) {
          isBegun = true;
          yield step.value;
        }
        return this.learn(now, filter);
      } catch (error) {
        const isOver = isBegun || timeout.signal.aborted || attempt === MOST_ATTEMPTS;
        const next = isOver ? undefined : nextAttempt(now, error, Object.hasOwn(prompt, 'schema'));
        if (!next) throw error;
        now = next.abilities;
        if (next.isLoading) await this.waitForModel(asker, timeout, error);
        else attempt += 1;
      }
    }
  }

  private async pieces(
    prompt: Prompt,
    now: Abilities,
    { signal, onWait }: Asker,
    timeout: CallTimeout,
    filter: ThinkingFilter,
  ): Promise<Pieces> {
    const { window, isLoaded, mayCut } = await this.server.readiness(signal);
    const text = `${prompt.instructions}\n${questionText(prompt, now)}`;
    const left = window.isAssumed ? Infinity : window.tokens - this.tokens(text);
    if (left <= 0) throw new ModelFailedError(FAILURES.tooLong);
    const wanted = prompt.answerTokens + (now.thinks ? THINKING_TOKENS : 0);
    const cap = Math.max(LEAST_ANSWER_TOKENS, Math.min(wanted, left));
    timeout.restart();
    if (!isLoaded) {
      timeout.pause();
      onWait?.({ reason: 'loading' });
    }
    const call = callModel(this.openai, requestFor(prompt, now, this.model, cap), timeout, filter);
    const whole = this.wholePromptRead(call, text);
    return mayCut ? heldToEnd(whole) : whole;
  }

  /** @throws ModelFailedError when the server cut the prompt */
  private async *wholePromptRead(pieces: Pieces, text: string): Pieces {
    const ending = yield* pieces;
    this.server.answered();
    if (wasCut(text, ending.counted)) {
      this.server.reads(2 * (ending.counted ?? 0));
      throw new ModelFailedError(FAILURES.cutPrompt);
    }
    this.ratio.observe(text, ending.counted);
    return ending;
  }

  /** @throws why the model had to be waited for, when that took too long */
  private async waitForModel({ onWait }: Asker, timeout: CallTimeout, why: unknown): Promise<void> {
    onWait?.({ reason: 'loading' });
    timeout.restart();
    this.server.forget();
    await timeout.wait(LOADING_MS);
    if (timeout.signal.aborted) throw why;
  }

  private learn(now: Abilities, { thought, wasUnopened }: ThinkingFilter): void {
    const learned = {
      ...now,
      thinks: now.thinks || this.abilities.thinks || thought,
      // One that did not think this time does not begin its answers by thinking.
      thinksUnopened: wasUnopened || (now.thinksUnopened && thought),
    };
    const isNews = !this.isKnown || inWords(learned) !== inWords(this.abilities);
    this.abilities = learned;
    this.isKnown = true;
    if (!isNews) return;
    const { tokens, source } = this.server.known;
    logger.log(`${this.model} is asked by: ${inWords(learned)}; its window: ${tokens} tokens (${source})`);
  }

  /** The contract's error for whatever a question threw; what the owner should know of it is kept. */
  private failed(error: unknown, signal: AbortSignal): Error {
    const { answer, told, said } = toldFailure(error, signal, [this.options.address.apiKey ?? '']);
    this.failure = told ?? this.failure;
    const window = windowIn(said);
    if (window !== undefined) this.server.reads(window);
    return answer;
  }
}
