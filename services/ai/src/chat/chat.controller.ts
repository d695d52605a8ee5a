import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { ChatAnswer, GuestLimit } from '@peanut/contracts';
import { ChatRequest } from '@peanut/contracts/requests';
import { Public } from '@peanut/service';
import type { Request, Response } from 'express';
import { BartenderService } from '../bartender/bartender.service.js';
import { clientSignal } from '../client-signal.js';
import { DailyBudget } from '../rate-limit/daily-budget.js';
import { RateLimited } from '../rate-limit/rate-limit.guard.js';
import { chatAnswer, streamChat } from './stream-chat.js';

const wantsStream = (request: Request): boolean =>
  (request.headers.accept ?? '').toLowerCase().includes('text/event-stream');

/** Waits for the end of the reply and sends its HTML. */
async function sendWhole(
  reply: AsyncGenerator<string, string>,
  limits: GuestLimit[],
  response: Response,
): Promise<void> {
  let step = await reply.next();
  while (!step.done) step = await reply.next();
  const answer: ChatAnswer = chatAnswer(step.value, limits);
  response.json(answer);
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
    const reply = this.bartender.chat(body, clientSignal(response));
    const limits = await this.bartender.limitsToKeep(body.message);
    await (wantsStream(request)
      ? streamChat(reply, limits, request, response)
      : sendWhole(reply, limits, response));
  }
}
