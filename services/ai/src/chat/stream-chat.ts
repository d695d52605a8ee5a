import { once } from 'node:events';
import { STATUS_CODES } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { HttpException, Logger } from '@nestjs/common';
import type { ChatAnswer, ChatDelta, ErrorBody, GuestLimit } from '@peanut/contracts';
import { requestIdOf } from '@peanut/service';
import type { Request, Response } from 'express';

const logger = new Logger('Chat');

/** Each is one line of JSON, so a text cannot start another event. */
const delta = (text: string): string => `data: ${JSON.stringify({ delta: text } satisfies ChatDelta)}\n\n`;
const done = (answer: ChatAnswer): string => `event: done\ndata: ${JSON.stringify(answer)}\n\n`;

/** @param limits what the guest's message said that the guest may not have */
export const chatAnswer = (html: string, limits: GuestLimit[]): ChatAnswer => ({
  response: html,
  ...(limits.length > 0 && { limits }),
});

function failure(error: unknown, request: Request): string {
  const known = error instanceof HttpException;
  const statusCode = known ? error.getStatus() : 500;
  const body: ErrorBody = {
    statusCode,
    error: STATUS_CODES[statusCode] ?? 'Error',
    message: known ? error.message : 'Something went wrong on our side. Please try again.',
    requestId: requestIdOf(request),
  };
  return `event: error\ndata: ${JSON.stringify(body)}\n\n`;
}

function report(error: unknown, request: Request): void {
  const { cause } = error as { cause?: unknown };
  const { message } = (cause instanceof Error ? cause : error) as Error;
  logger.warn({ message, requestId: requestIdOf(request) });
}

function begin(response: Response): void {
  response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store, no-transform');
  // Tells proxies to pass each event on at once.
  response.setHeader('X-Accel-Buffering', 'no');
}

/** Each piece is on its way before the next; waits when the guest reads more slowly than the bartender speaks. */
async function send(response: Response, text: string): Promise<void> {
  if (response.write(text) || response.destroyed) return nextTurn();
  await Promise.race([once(response, 'drain'), once(response, 'close')]);
}

/**
 * Sends the reply as events while it is being written. Until the first word an error is an ordinary error
 * answer; from then on it is an `error` event.
 */
export async function streamChat(
  reply: AsyncGenerator<string, string>,
  limits: GuestLimit[],
  request: Request,
  response: Response,
): Promise<void> {
  let step = await reply.next();
  begin(response);
  try {
    while (!step.done && !response.destroyed) {
      await send(response, delta(step.value));
      step = await reply.next();
    }
    if (step.done) response.end(done(chatAnswer(step.value, limits)));
    else await reply.return('');
  } catch (error) {
    if (response.destroyed) return;
    report(error, request);
    response.end(failure(error, request));
  }
}
