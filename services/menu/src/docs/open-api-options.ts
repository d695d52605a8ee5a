import {
  CreateCocktailRequest,
  CreateSpiritOptionRequest,
  CreateWhiskeyRequest,
  ReorderRequest,
  UpdateCocktailRequest,
  UpdatePageRequest,
  UpdateSpiritOptionRequest,
  UpdateWhiskeyRequest,
} from '@peanut/contracts/requests';
import type { OpenApiOptions } from '@peanut/service';
import { COCKTAIL_SCHEMA, PAGE_SCHEMA, SPIRIT_OPTION_SCHEMA, WHISKEY_SCHEMA } from './answer-schemas.js';

export const MENU_OPEN_API: OpenApiOptions = {
  title: 'Peanut menu',
  description:
    'Cocktails, whiskeys, spirit options and pages. Visitors get visible items; writes need a session.',
  requests: {
    CreateCocktailRequest,
    UpdateCocktailRequest,
    CreateWhiskeyRequest,
    UpdateWhiskeyRequest,
    ReorderRequest,
    CreateSpiritOptionRequest,
    UpdateSpiritOptionRequest,
    UpdatePageRequest,
  },
  schemas: {
    Cocktail: COCKTAIL_SCHEMA,
    Whiskey: WHISKEY_SCHEMA,
    SpiritOption: SPIRIT_OPTION_SCHEMA,
    Page: PAGE_SCHEMA,
  },
  answers: {
    'CocktailsController.list': ['Cocktail'],
    'CocktailsController.reorder': ['Cocktail'],
    'CocktailsController.create': 'Cocktail',
    'CocktailsController.update': 'Cocktail',
    'WhiskeysController.list': ['Whiskey'],
    'WhiskeysController.reorder': ['Whiskey'],
    'WhiskeysController.create': 'Whiskey',
    'WhiskeysController.update': 'Whiskey',
    'SpiritOptionsController.list': ['SpiritOption'],
    'SpiritOptionsController.create': 'SpiritOption',
    'SpiritOptionsController.update': 'SpiritOption',
    'PagesController.list': ['Page'],
    'PagesController.update': 'Page',
  },
};
