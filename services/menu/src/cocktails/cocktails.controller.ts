import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import type { Cocktail } from '@peanut/contracts';
import {
  CreateCocktailRequest,
  ReorderRequest,
  UpdateCocktailRequest,
  newOrder,
} from '@peanut/contracts/requests';
import { Call, Public, UuidPipe, type WriteCall } from '@peanut/service';
import type { Request, Response } from 'express';
import { ListAnswers } from '../lists/list-answers.js';
import { MenuWrites } from '../menu-writes.js';
import { CocktailsService } from './cocktails.service.js';

@Controller('api/cocktails')
export class CocktailsController {
  constructor(
    private readonly cocktails: CocktailsService,
    private readonly lists: ListAnswers,
    private readonly writes: MenuWrites,
  ) {}

  @Get()
  @Public()
  list(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.lists.answer('cocktails', request, response);
  }

  @Post()
  create(@Call() call: WriteCall, @Body() body: CreateCocktailRequest): Promise<Cocktail> {
    return this.writes.run(call, ['cocktails'], (manager) => this.cocktails.create(manager, body));
  }

  @Post('reorder')
  @HttpCode(200)
  reorder(@Call() call: WriteCall, @Body() body: ReorderRequest): Promise<Cocktail[]> {
    const ids = newOrder(body);
    return this.writes.run(
      call,
      ['cocktails'],
      (manager) => this.cocktails.reorder(manager, ids),
      (manager) => this.cocktails.reordered(manager, ids),
    );
  }

  @Patch(':id')
  update(
    @Call() call: WriteCall,
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateCocktailRequest,
  ): Promise<Cocktail> {
    return this.writes.run(call, ['cocktails'], (manager) =>
      this.cocktails.update(manager, id, body, call.ifMatch),
    );
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Call() call: WriteCall, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.writes.run(call, ['cocktails'], (manager) =>
      this.cocktails.remove(manager, id, call.ifMatch),
    );
  }
}
