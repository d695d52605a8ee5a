import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { RecommendationsAnswer } from '@peanut/contracts';
import { RecommendRequest } from '@peanut/contracts/requests';
import { Public } from '@peanut/service';
import type { Request, Response } from 'express';
import { sendAnswer } from '../answer-stream.js';
import { BartenderService } from '../bartender/bartender.service.js';
import { DailyBudget } from '../rate-limit/daily-budget.js';
import { RateLimited } from '../rate-limit/rate-limit.guard.js';

@Controller('api/recommendations')
@Public()
export class RecommendationsController {
  constructor(
    private readonly bartender: BartenderService,
    private readonly budget: DailyBudget,
  ) {}

  @Post()
  @RateLimited('recommendations')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Header('Vary', 'Accept')
  async recommend(
    @Body() body: RecommendRequest,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.budget.takeForVisitor(request);
    await sendAnswer(request, response, async ({ signal, onWait }): Promise<RecommendationsAnswer> => {
      const recommendations = await this.bartender.recommend(body, signal, onWait);
      const limits = await this.bartender.limitsToKeep(body.description ?? '');
      return { recommendations, ...(limits.length > 0 && { limits }) };
    });
  }
}
