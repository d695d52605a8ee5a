import type { Type } from '@nestjs/common';
import type { Cocktail, Whiskey } from '@peanut/contracts';
import {
  CreateCocktailRequest,
  CreateWhiskeyRequest,
  UpdateCocktailRequest,
  UpdateWhiskeyRequest,
} from '@peanut/contracts/requests';
import type { EntityManager } from 'typeorm';
import { CocktailsService } from '../cocktails/cocktails.service.js';
import { WhiskeysService } from '../whiskeys/whiskeys.service.js';

/** The rules of one kind of drink, each step within the caller's transaction. */
export interface DrinksService<Drink, Creation, Changes> {
  create(manager: EntityManager, body: Creation): Promise<Drink>;
  update(manager: EntityManager, id: string, body: Changes, ifMatch: string | undefined): Promise<Drink>;
  remove(manager: EntityManager, id: string, ifMatch: string | undefined): Promise<void>;
  reorder(manager: EntityManager, ids: string[]): Promise<Drink[]>;
  reordered(manager: EntityManager, ids: string[]): Promise<Drink[]>;
}

export interface DrinkKind<Drink, Creation, Changes> {
  list: 'cocktails' | 'whiskeys';
  /** The controller's name in the document's operation ids. */
  name: string;
  service: Type<DrinksService<Drink, Creation, Changes>>;
  creation: Type<Creation>;
  changes: Type<Changes>;
}

export const COCKTAILS: DrinkKind<Cocktail, CreateCocktailRequest, UpdateCocktailRequest> = {
  list: 'cocktails',
  name: 'CocktailsController',
  service: CocktailsService,
  creation: CreateCocktailRequest,
  changes: UpdateCocktailRequest,
};

export const WHISKEYS: DrinkKind<Whiskey, CreateWhiskeyRequest, UpdateWhiskeyRequest> = {
  list: 'whiskeys',
  name: 'WhiskeysController',
  service: WhiskeysService,
  creation: CreateWhiskeyRequest,
  changes: UpdateWhiskeyRequest,
};
