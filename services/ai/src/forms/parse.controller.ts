import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { CocktailInput, WhiskeyInput } from '@peanut/contracts';
import { ParseDrinkRequest } from '@peanut/contracts/requests';
import type { Request, Response } from 'express';
import { FormBartender } from '../bartender/form-bartender.js';
import { guestSignal } from '../guest-signal.js';
import { Counted } from '../limits/allowance.guard.js';
import { DailyBudget } from '../limits/daily-budget.js';

/** Helps to fill in the forms of drinks: auto-fill and smart edit. */
@Controller('api/ai')
export class ParseController {
  constructor(
    private readonly bartender: FormBartender,
    private readonly budget: DailyBudget,
  ) {}

  @Post('parse-cocktail')
  @Counted('parse')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async cocktail(
    @Body() body: ParseDrinkRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Partial<CocktailInput>> {
    await this.budget.takeForOwner();
    return this.bartender.parseCocktail(body, guestSignal(response));
  }

  @Post('parse-whiskey')
  @Counted('parse')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async whiskey(
    @Body() body: ParseDrinkRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Partial<WhiskeyInput>> {
    await this.budget.takeForOwner();
    return this.bartender.parseWhiskey(body, guestSignal(response));
  }
}
