import { Controller, Get, Header, NotFoundException, Param, Res } from '@nestjs/common';
import { OpenApi, Public } from '@peanut/service';
import type { Response } from 'express';
import { DOCS_FILES, DOCS_PAGE, DOCS_POLICY } from './docs-page.js';
import { MENU_OPEN_API } from './menu-open-api.js';

@Controller('api/docs')
@Public()
export class DocsController {
  constructor(private readonly openApi: OpenApi) {}

  @Get('menu.json')
  @Header('Cache-Control', 'no-cache')
  document(): Promise<object> {
    return this.openApi.document(MENU_OPEN_API);
  }

  /** One page for the documents of all three services. */
  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', DOCS_POLICY)
  @Header('Cache-Control', 'no-cache')
  page(): string {
    return DOCS_PAGE;
  }

  @Get('assets/:file')
  asset(@Param('file') file: string, @Res() response: Response): void {
    const found = DOCS_FILES.get(file);
    if (!found) throw new NotFoundException('There is nothing at this address');
    response.setHeader('Content-Type', found.type);
    response.setHeader('Cache-Control', 'no-cache');
    if (found.path === undefined) response.end(found.text);
    else response.sendFile(found.path, { cacheControl: false });
  }
}
