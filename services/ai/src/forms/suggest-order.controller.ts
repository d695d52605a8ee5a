import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { SuggestedOrder } from '@peanut/contracts';
import { SuggestOrderRequest } from '@peanut/contracts/requests';
import type { Request, Response } from 'express';
import { FormBartender } from '../bartender/form-bartender.js';
import { guestSignal } from '../guest-signal.js';
import { Counted } from '../limits/allowance.guard.js';
import { DailyBudget } from '../limits/daily-budget.js';

@Controller('api/whiskeys/suggest-order')
export class SuggestOrderController {
  constructor(
    private readonly bartender: FormBartender,
    private readonly budget: DailyBudget,
  ) {}

  @Post()
  @Counted('parse')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async suggest(
    @Body() body: SuggestOrderRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SuggestedOrder> {
    await this.budget.takeForOwner();
    return this.bartender.suggestOrder(body, guestSignal(response));
  }
}
