import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ChatRequest } from '@peanut/contracts/requests';
import { Public } from '@peanut/service';
import type { Request, Response } from 'express';
import { GuestBartender } from '../bartender/guest-bartender.js';
import { guestSignal } from '../guest-signal.js';
import { Counted } from '../limits/allowance.guard.js';
import { DailyBudget } from '../limits/daily-budget.js';
import { sendWhole } from './send-whole.js';
import { streamChat } from './stream-chat.js';

const wantsStream = (request: Request): boolean =>
  (request.headers.accept ?? '').toLowerCase().includes('text/event-stream');

@Controller('api/chat')
@Public()
export class ChatController {
  constructor(
    private readonly bartender: GuestBartender,
    private readonly budget: DailyBudget,
  ) {}

  @Post()
  @Counted('chat')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Header('Vary', 'Accept')
  async chat(@Body() body: ChatRequest, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.budget.takeForGuest(request);
    const reply = this.bartender.chat(body, guestSignal(response));
    await (wantsStream(request) ? streamChat(reply, request, response) : sendWhole(reply, response));
  }
}
