import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  Req,
  Res,
  type Type,
} from '@nestjs/common';
import { ReorderRequest, newOrder } from '@peanut/contracts/requests';
import { WriteRequest, Public, UuidPipe, type WriteCall } from '@peanut/service';
import type { Request, Response } from 'express';
import { ListResponder } from '../lists/list-responder.js';
import { WriteTransaction } from '../write-transaction.js';
import { COCKTAILS, WHISKEYS, type DrinkKind, type DrinksService } from './drink-kinds.js';

/**
 * A body that is checked against the given class. Nest reads the class from the parameter's type; a type variable has
 * none, so it is written where Nest looks.
 */
const BodyOf =
  (request: Type): ParameterDecorator =>
  (target, method = '', index) => {
    const types: unknown[] = Reflect.getMetadata('design:paramtypes', target, method);
    Reflect.defineMetadata('design:paramtypes', types.with(index, request), target, method);
    Body()(target, method, index);
  };

/** The routes of one kind of drink. */
function drinksController<Drink, Creation extends object, Changes extends object>(
  kind: DrinkKind<Drink, Creation, Changes>,
): Type {
  const { list } = kind;

  @Controller(`api/${list}`)
  class DrinksController {
    constructor(
      @Inject(kind.service) private readonly drinks: DrinksService<Drink, Creation, Changes>,
      private readonly lists: ListResponder,
      private readonly writes: WriteTransaction,
    ) {}

    @Get()
    @Public()
    list(@Req() request: Request, @Res() response: Response): Promise<void> {
      return this.lists.answer(list, request, response);
    }

    @Post()
    create(@WriteRequest() call: WriteCall, @BodyOf(kind.creation) body: Creation): Promise<Drink> {
      return this.writes.run(call, [list], (manager) => this.drinks.create(manager, body));
    }

    @Post('reorder')
    @HttpCode(200)
    reorder(@WriteRequest() call: WriteCall, @Body() body: ReorderRequest): Promise<Drink[]> {
      const ids = newOrder(body);
      return this.writes.run(
        call,
        [list],
        (manager) => this.drinks.reorder(manager, ids),
        (manager) => this.drinks.reordered(manager, ids),
      );
    }

    @Patch(':id')
    update(
      @WriteRequest() call: WriteCall,
      @Param('id', UuidPipe) id: string,
      @BodyOf(kind.changes) body: Changes,
    ): Promise<Drink> {
      return this.writes.run(call, [list], (manager) => this.drinks.update(manager, id, body, call.ifMatch));
    }

    @Delete(':id')
    @HttpCode(204)
    remove(@WriteRequest() call: WriteCall, @Param('id', UuidPipe) id: string): Promise<void> {
      return this.writes.run(call, [list], (manager) => this.drinks.remove(manager, id, call.ifMatch));
    }
  }
  Object.defineProperty(DrinksController, 'name', { value: kind.name });
  return DrinksController;
}

export const CocktailsController = drinksController(COCKTAILS);

export const WhiskeysController = drinksController(WHISKEYS);
