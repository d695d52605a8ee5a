import { Body, Controller, Get, Param, Patch, Req, Res } from '@nestjs/common';
import type { Page } from '@peanut/contracts';
import { UpdatePageRequest } from '@peanut/contracts/requests';
import { WriteRequest, Public, UuidPipe, type WriteCall } from '@peanut/service';
import type { Request, Response } from 'express';
import { ListResponder } from '../lists/list-responder.js';
import { WriteTransaction } from '../write-transaction.js';
import { PagesService } from './pages.service.js';

@Controller('api/pages')
export class PagesController {
  constructor(
    private readonly pages: PagesService,
    private readonly lists: ListResponder,
    private readonly writes: WriteTransaction,
  ) {}

  @Get()
  @Public()
  list(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.lists.answer('pages', request, response);
  }

  @Patch(':id')
  update(
    @WriteRequest() call: WriteCall,
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdatePageRequest,
  ): Promise<Page> {
    return this.writes.run(call, ['pages'], (manager) => this.pages.update(manager, id, body));
  }
}
