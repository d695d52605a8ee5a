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
import {
  CreateCocktailRequest,
  CreateWhiskeyRequest,
  ReorderRequest,
  UpdateCocktailRequest,
  UpdateWhiskeyRequest,
  newOrder,
} from '@peanut/contracts/requests';
import { WriteRequest, Public, UuidPipe, type WriteCall } from '@peanut/service';
import type { Request, Response } from 'express';
import type { EntityManager } from 'typeorm';
import { CocktailsService } from '../cocktails/cocktails.service.js';
import { ListResponder } from '../lists/list-responder.js';
import { WhiskeysService } from '../whiskeys/whiskeys.service.js';
import { WriteTransaction } from '../write-transaction.js';

/** The rules of one kind of drink, each step within the caller's transaction. */
interface DrinksService<Drink, Creation, Changes> {
  create(manager: EntityManager, body: Creation): Promise<Drink>;
  update(manager: EntityManager, id: string, body: Changes, ifMatch: string | undefined): Promise<Drink>;
  remove(manager: EntityManager, id: string, ifMatch: string | undefined): Promise<void>;
  reorder(manager: EntityManager, ids: string[]): Promise<Drink[]>;
  reordered(manager: EntityManager, ids: string[]): Promise<Drink[]>;
}

interface DrinkKind<Drink, Creation, Changes> {
  list: 'cocktails' | 'whiskeys';
  /** The controller's name in the document's operation ids. */
  name: string;
  service: Type<DrinksService<Drink, Creation, Changes>>;
  creation: Type<Creation>;
  changes: Type<Changes>;
}

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
function drinksController<Drink, Creation, Changes>(kind: DrinkKind<Drink, Creation, Changes>): Type {
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

export const CocktailsController = drinksController({
  list: 'cocktails',
  name: 'CocktailsController',
  service: CocktailsService,
  creation: CreateCocktailRequest,
  changes: UpdateCocktailRequest,
});

export const WhiskeysController = drinksController({
  list: 'whiskeys',
  name: 'WhiskeysController',
  service: WhiskeysService,
  creation: CreateWhiskeyRequest,
  changes: UpdateWhiskeyRequest,
});
