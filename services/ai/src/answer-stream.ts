import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { BartenderWait, ChatDelta } from '@peanut/contracts';
import { errorAnswer, errorBody, requestIdOf } from '@peanut/service';
import type { Request, Response } from 'express';
import { clientSignal } from './client-signal.js';
import type { Asker } from './model/model-client.js';

/** Without a word after so many milliseconds the stream begins all the same: from then on it shows that the bartender lives. */
const BEGIN_MS = 5_000;
/** Between two comments, in milliseconds; gateways and pages wait longer than this for a byte. */
const COMMENT_MS = 10_000;

const logger = new Logger('Bartender');

export const wantsStream = (request: Request): boolean =>
  (request.headers.accept ?? '').toLowerCase().includes('text/event-stream');

function report(error: unknown, request: Request): void {
  const { cause } = error as { cause?: unknown };
  const { message } = (cause instanceof Error ? cause : error) as Error;
  logger.warn({ message, requestId: requestIdOf(request) });
}

/** An answer as a stream of events. Until it has begun an error is an ordinary error answer. */
export class AnswerStream {
  private beginning: NodeJS.Timeout | undefined;
  private comments: NodeJS.Timeout | undefined;

  constructor(
    private readonly request: Request,
    private readonly response: Response,
  ) {
    this.beginning = setTimeout(() => this.begin(), BEGIN_MS);
    response.once('close', () => this.stop());
  }

  get hasBegun(): boolean {
    return this.response.headersSent;
  }

  /** Tells why the answer has not begun. */
  readonly onWait = (wait: BartenderWait): void => void this.event('waiting', wait);

  /** Each piece is on its way before the next; waits when the guest reads more slowly than the bartender speaks. */
  async words(delta: string): Promise<void> {
    const isTaken = this.write(`data: ${JSON.stringify({ delta } satisfies ChatDelta)}\n\n`);
    if (isTaken || this.response.destroyed) return nextTurn();
    await Promise.race([once(this.response, 'drain'), once(this.response, 'close')]);
  }

  end(answer: object): void {
    this.event('done', answer);
    this.stop();
    this.response.end();
  }

  /** @throws the error, when nothing was sent yet */
  fail(error: unknown): void {
    this.stop();
    if (!this.hasBegun) throw error;
    if (this.response.destroyed) return;
    report(error, this.request);
    this.event('error', errorBody(this.request, errorAnswer(error)));
    this.response.end();
  }

  private begin(): void {
    if (this.hasBegun || this.response.destroyed) return;
    clearTimeout(this.beginning);
    this.response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    this.response.setHeader('Cache-Control', 'no-store, no-transform');
    // Tells proxies to pass each event on at once.
    this.response.setHeader('X-Accel-Buffering', 'no');
    this.response.flushHeaders();
    this.comments = setInterval(() => this.write(':\n'), COMMENT_MS);
  }

  /** Each is one line of JSON, so that a text cannot start another event. */
  private event(name: string, data: object): void {
    this.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  private write(text: string): boolean {
    this.begin();
    return this.response.destroyed || this.response.write(text);
  }

  private stop(): void {
    clearTimeout(this.beginning);
    clearInterval(this.comments);
  }
}

/** Answers with JSON; where that takes long, or has to wait, with a stream whose last event it is, if the page can read one. */
export async function sendAnswer(
  request: Request,
  response: Response,
  answerFor: (asker: Asker) => Promise<object>,
): Promise<void> {
  const signal = clientSignal(response);
  if (!wantsStream(request)) return void response.json(await answerFor({ signal }));
  const stream = new AnswerStream(request, response);
  try {
    const answer = await answerFor({ signal, onWait: stream.onWait });
    if (stream.hasBegun) stream.end(answer);
    else response.json(answer);
  } catch (error) {
    stream.fail(error);
  }
}
