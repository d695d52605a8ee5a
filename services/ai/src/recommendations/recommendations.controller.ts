import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { RecommendationsAnswer } from '@peanut/contracts';
import { RecommendRequest } from '@peanut/contracts/requests';
import { Public } from '@peanut/service';
import type { Request, Response } from 'express';
import { GuestBartender } from '../bartender/guest-bartender.js';
import { guestSignal } from '../guest-signal.js';
import { Counted } from '../limits/allowance.guard.js';
import { DailyBudget } from '../limits/daily-budget.js';

@Controller('api/recommendations')
@Public()
export class RecommendationsController {
  constructor(
    private readonly bartender: GuestBartender,
    private readonly budget: DailyBudget,
  ) {}

  @Post()
  @Counted('recommendations')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async recommend(
    @Body() body: RecommendRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecommendationsAnswer> {
    await this.budget.takeForGuest(request);
    return { recommendations: await this.bartender.recommend(body, guestSignal(response)) };
  }
}
