import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { CocktailInput, DrinkRead, SuggestedOrder, WhiskeyInput } from '@peanut/contracts';
import { ParseDrinkRequest, SuggestOrderRequest } from '@peanut/contracts/requests';
import type { Request, Response } from 'express';
import { clientSignal } from '../client-signal.js';
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
  async cocktail(
    @Body() body: ParseDrinkRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DrinkRead<CocktailInput>> {
    await this.budget.takeForOwner();
    return this.bartender.parseCocktail(body, clientSignal(response));
  }

  @Post('parse-whiskey')
  @RateLimited('parse')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async whiskey(
    @Body() body: ParseDrinkRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DrinkRead<WhiskeyInput>> {
    await this.budget.takeForOwner();
    return this.bartender.parseWhiskey(body, clientSignal(response));
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
  async suggest(
    @Body() body: SuggestOrderRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SuggestedOrder> {
    await this.budget.takeForOwner();
    return this.bartender.suggestOrder(body, clientSignal(response));
  }
}
