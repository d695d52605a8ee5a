import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { RecommendationsAnswer } from '@peanut/contracts';
import { RecommendRequest } from '@peanut/contracts/requests';
import { Public } from '@peanut/service';
import type { Request, Response } from 'express';
import { AnswerStream, wantsStream } from '../answer-stream.js';
import { BartenderService } from '../bartender/bartender.service.js';
import { clientSignal } from '../client-signal.js';
import { DailyBudget } from '../rate-limit/daily-budget.js';
import { RateLimited } from '../rate-limit/rate-limit.guard.js';

@Controller('api/recommendations')
@Public()
export class RecommendationsController {
  constructor(
    private readonly bartender: BartenderService,
    private readonly budget: DailyBudget,
  ) {}

  /** As JSON; one that takes long, or has to wait, as a stream whose last event is the answer, where the page can read one. */
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
    const signal = clientSignal(response);
    if (!wantsStream(request)) return void response.json(await this.answer(body, signal));
    const stream = new AnswerStream(request, response);
    try {
      const answer = await this.answer(body, signal, stream);
      if (stream.hasBegun) stream.end(answer);
      else response.json(answer);
    } catch (error) {
      stream.fail(error);
    }
  }

  private async answer(
    body: RecommendRequest,
    signal: AbortSignal,
    stream?: AnswerStream,
  ): Promise<RecommendationsAnswer> {
    const recommendations = await this.bartender.recommend(body, signal, stream?.onWait);
    const limits = await this.bartender.limitsToKeep(body.description ?? '');
    return { recommendations, ...(limits.length > 0 && { limits }) };
  }
}
