import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ChatRequest } from '@peanut/contracts/requests';
import { Public } from '@peanut/service';
import type { Request, Response } from 'express';
import { BartenderService } from '../bartender/bartender.service.js';
import { clientSignal } from '../client-signal.js';
import { DailyBudget } from '../rate-limit/daily-budget.js';
import { RateLimited } from '../rate-limit/rate-limit.guard.js';
import { sendWhole } from './send-whole.js';
import { streamChat } from './stream-chat.js';

const wantsStream = (request: Request): boolean =>
  (request.headers.accept ?? '').toLowerCase().includes('text/event-stream');

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
    await (wantsStream(request) ? streamChat(reply, request, response) : sendWhole(reply, response));
  }
}
