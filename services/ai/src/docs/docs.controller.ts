import { Controller, Get, Header } from '@nestjs/common';
import { OpenApi, Public, type OpenApiOptions } from '@peanut/service';
import { AI_SCHEMAS } from './answer-schemas.js';

const AI_OPEN_API: OpenApiOptions = {
  title: 'Peanut AI',
  description: 'Recommendations and chat for guests, help in the forms for the owner.',
  service: 'ai',
  schemas: AI_SCHEMAS,
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
