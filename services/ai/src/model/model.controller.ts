import { Controller, Get, Header, HttpCode, Post, Res } from '@nestjs/common';
import type { ModelReport, ModelTrial } from '@peanut/contracts';
import type { Response } from 'express';
import { clientSignal } from '../client-signal.js';
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
  async trial(@Res({ passthrough: true }) response: Response): Promise<ModelTrial> {
    await this.budget.takeForOwner();
    return this.model.trial(clientSignal(response));
  }
}
