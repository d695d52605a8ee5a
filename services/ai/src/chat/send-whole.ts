import type { ChatAnswer } from '@peanut/contracts';
import type { Response } from 'express';

/** Waits for the end of the reply and sends its HTML. */
export async function sendWhole(reply: AsyncGenerator<string, string>, response: Response): Promise<void> {
  let step = await reply.next();
  while (!step.done) step = await reply.next();
  const answer: ChatAnswer = { response: step.value };
  response.json(answer);
}
