import { Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { ModelReport } from '@peanut/contracts';
import type { Request, Response } from 'express';
import { sendAnswer } from '../answer-stream.js';
import { DailyBudget } from '../rate-limit/daily-budget.js';
import { RateLimited } from '../rate-limit/rate-limit.guard.js';
import { OwnersModel } from './owners-model.js';

/** What the owner may know of the model. */
@Controller('api/ai/model')
export class ModelController {
  constructor(
    private readonly model: OwnersModel,
    private readonly budget: DailyBudget,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  report(): ModelReport {
    return this.model.report();
  }

  @Post('trial')
  @RateLimited('parse')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Header('Vary', 'Accept')
  async trial(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.budget.takeForOwner();
    await sendAnswer(request, response, (asker) => this.model.trial(asker));
  }
}
