import { Body, Controller, Get, Param, Patch, Req, Res } from '@nestjs/common';
import type { Page } from '@peanut/contracts';
import { UpdatePageRequest } from '@peanut/contracts/requests';
import { Call, Public, UuidPipe, type WriteCall } from '@peanut/service';
import type { Request, Response } from 'express';
import { ListAnswers } from '../lists/list-answers.js';
import { MenuWrites } from '../menu-writes.js';
import { PagesService } from './pages.service.js';

@Controller('api/pages')
export class PagesController {
  constructor(
    private readonly pages: PagesService,
    private readonly lists: ListAnswers,
    private readonly writes: MenuWrites,
  ) {}

  @Get()
  @Public()
  list(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.lists.answer('pages', request, response);
  }

  @Patch(':id')
  update(
    @Call() call: WriteCall,
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdatePageRequest,
  ): Promise<Page> {
    return this.writes.run(call, ['pages'], (manager) => this.pages.update(manager, id, body));
  }
}
