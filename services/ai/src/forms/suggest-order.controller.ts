import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { SuggestedOrder } from '@peanut/contracts';
import { SuggestOrderRequest } from '@peanut/contracts/requests';
import type { Request, Response } from 'express';
import { FormHelperService } from '../bartender/form-helper.service.js';
import { clientSignal } from '../client-signal.js';
import { DailyBudget } from '../rate-limit/daily-budget.js';
import { RateLimited } from '../rate-limit/rate-limit.guard.js';

@Controller('api/whiskeys/suggest-order')
export class SuggestOrderController {
  constructor(
    private readonly bartender: FormHelperService,
    private readonly budget: DailyBudget,
  ) {}

  @Post()
  @RateLimited('parse')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async suggest(
    @Body() body: SuggestOrderRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SuggestedOrder> {
    await this.budget.takeForOwner();
    return this.bartender.suggestOrder(body, clientSignal(response));
  }
}
