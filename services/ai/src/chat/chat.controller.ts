import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { ChatAnswer, GuestLimit } from '@peanut/contracts';
import { ChatRequest } from '@peanut/contracts/requests';
import { Public } from '@peanut/service';
import type { Request, Response } from 'express';
import { AnswerStream, wantsStream } from '../answer-stream.js';
import { BartenderService } from '../bartender/bartender.service.js';
import { clientSignal } from '../client-signal.js';
import { DailyBudget } from '../rate-limit/daily-budget.js';
import { RateLimited } from '../rate-limit/rate-limit.guard.js';

/** @param limits what the guest's message said that the guest may not have */
const chatAnswer = (html: string, limits: GuestLimit[]): ChatAnswer => ({
  response: html,
  ...(limits.length > 0 && { limits }),
});

/** Waits for the end of the reply and sends its HTML. */
async function sendWhole(
  reply: AsyncGenerator<string, string>,
  limits: GuestLimit[],
  response: Response,
): Promise<void> {
  let step = await reply.next();
  while (!step.done) step = await reply.next();
  response.json(chatAnswer(step.value, limits));
}

/** Sends the reply as events while it is being written. */
async function sendWords(
  reply: AsyncGenerator<string, string>,
  limits: GuestLimit[],
  stream: AnswerStream,
  response: Response,
): Promise<void> {
  try {
    let step = await reply.next();
    while (!step.done && !response.destroyed) {
      await stream.words(step.value);
      step = await reply.next();
    }
    if (step.done) stream.end(chatAnswer(step.value, limits));
    else await reply.return('');
  } catch (error) {
    stream.fail(error);
  }
}

@Controller('api/chat')
@Public()
export class ChatController {
  constructor(
    private readonly bartender: BartenderService,
    private readonly budget: DailyBudget,
  ) {}

  @Post()
  @RateLimited('chat')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Header('Vary', 'Accept')
  async chat(@Body() body: ChatRequest, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.budget.takeForVisitor(request);
    const limits = await this.bartender.limitsToKeep(body.message);
    const signal = clientSignal(response);
    if (!wantsStream(request)) return sendWhole(this.bartender.chat(body, signal), limits, response);
    const stream = new AnswerStream(request, response);
    return sendWords(this.bartender.chat(body, signal, stream.onWait), limits, stream, response);
  }
}
