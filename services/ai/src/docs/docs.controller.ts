import { Controller, Get, Header } from '@nestjs/common';
import {
  ChatRequest,
  ParseDrinkRequest,
  RecommendRequest,
  SuggestOrderRequest,
} from '@peanut/contracts/requests';
import { OpenApi, Public, type OpenApiOptions } from '@peanut/service';
import { AI_SCHEMAS } from './answer-schemas.js';

const AI_OPEN_API: OpenApiOptions = {
  title: 'Peanut AI',
  description: 'Recommendations and chat for guests, help in the forms for the owner.',
  requests: { RecommendRequest, ChatRequest, ParseDrinkRequest, SuggestOrderRequest },
  schemas: AI_SCHEMAS,
  answers: {
    'BartenderController.name': 'Bartender',
    'RecommendationsController.recommend': 'Recommendations',
    'ChatController.chat': 'ChatAnswer',
    'ParseController.cocktail': 'CocktailFields',
    'ParseController.whiskey': 'WhiskeyFields',
    'SuggestOrderController.suggest': 'SuggestedOrder',
  },
};

@Controller('api/docs')
@Public()
export class DocsController {
  constructor(private readonly openApi: OpenApi) {}

  @Get('ai.json')
  @Header('Cache-Control', 'no-cache')
  document(): Promise<object> {
    return this.openApi.document(AI_OPEN_API);
  }
}
