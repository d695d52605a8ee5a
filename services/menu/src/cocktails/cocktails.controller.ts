import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import type { Cocktail } from '@peanut/contracts';
import {
  CreateCocktailRequest,
  ReorderRequest,
  UpdateCocktailRequest,
  newOrder,
} from '@peanut/contracts/requests';
import { WriteRequest, Public, UuidPipe, type WriteCall } from '@peanut/service';
import type { Request, Response } from 'express';
import { ListResponder } from '../lists/list-responder.js';
import { WriteTransaction } from '../write-transaction.js';
import { CocktailsService } from './cocktails.service.js';

@Controller('api/cocktails')
export class CocktailsController {
  constructor(
    private readonly cocktails: CocktailsService,
    private readonly lists: ListResponder,
    private readonly writes: WriteTransaction,
  ) {}

  @Get()
  @Public()
  list(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.lists.answer('cocktails', request, response);
  }

  @Post()
  create(@WriteRequest() call: WriteCall, @Body() body: CreateCocktailRequest): Promise<Cocktail> {
    return this.writes.run(call, ['cocktails'], (manager) => this.cocktails.create(manager, body));
  }

  @Post('reorder')
  @HttpCode(200)
  reorder(@WriteRequest() call: WriteCall, @Body() body: ReorderRequest): Promise<Cocktail[]> {
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
    @WriteRequest() call: WriteCall,
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateCocktailRequest,
  ): Promise<Cocktail> {
    return this.writes.run(call, ['cocktails'], (manager) =>
      this.cocktails.update(manager, id, body, call.ifMatch),
    );
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@WriteRequest() call: WriteCall, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.writes.run(call, ['cocktails'], (manager) =>
      this.cocktails.remove(manager, id, call.ifMatch),
    );
  }
}
