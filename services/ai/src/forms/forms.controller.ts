import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ParseDrinkRequest, SuggestOrderRequest } from '@peanut/contracts/requests';
import type { Request, Response } from 'express';
import { sendAnswer } from '../answer-stream.js';
import { DailyBudget } from '../rate-limit/daily-budget.js';
import { RateLimited } from '../rate-limit/rate-limit.guard.js';
import { FormHelperService } from './form-helper.service.js';

/** Helps to fill in the forms of drinks: auto-fill and smart edit. */
@Controller('api/ai')
export class ParseController {
  constructor(
    private readonly bartender: FormHelperService,
    private readonly budget: DailyBudget,
  ) {}

  @Post('parse-cocktail')
  @RateLimited('parse')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Header('Vary', 'Accept')
  async cocktail(
    @Body() body: ParseDrinkRequest,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.budget.takeForOwner();
    await sendAnswer(request, response, ({ signal, onWait }) =>
      this.bartender.parseCocktail(body, signal, onWait),
    );
  }

  @Post('parse-whiskey')
  @RateLimited('parse')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Header('Vary', 'Accept')
  async whiskey(
    @Body() body: ParseDrinkRequest,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.budget.takeForOwner();
    await sendAnswer(request, response, ({ signal, onWait }) =>
      this.bartender.parseWhiskey(body, signal, onWait),
    );
  }
}

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
  @Header('Vary', 'Accept')
  async suggest(
    @Body() body: SuggestOrderRequest,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.budget.takeForOwner();
    await sendAnswer(request, response, ({ signal, onWait }) =>
      this.bartender.suggestOrder(body, signal, onWait),
    );
  }
}
