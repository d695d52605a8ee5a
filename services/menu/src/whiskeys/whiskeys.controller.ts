import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import type { Whiskey } from '@peanut/contracts';
import {
  CreateWhiskeyRequest,
  ReorderRequest,
  UpdateWhiskeyRequest,
  newOrder,
} from '@peanut/contracts/requests';
import { WriteRequest, Public, UuidPipe, type WriteCall } from '@peanut/service';
import type { Request, Response } from 'express';
import { ListResponder } from '../lists/list-responder.js';
import { WriteTransaction } from '../write-transaction.js';
import { WhiskeysService } from './whiskeys.service.js';

@Controller('api/whiskeys')
export class WhiskeysController {
  constructor(
    private readonly whiskeys: WhiskeysService,
    private readonly lists: ListResponder,
    private readonly writes: WriteTransaction,
  ) {}

  @Get()
  @Public()
  list(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.lists.answer('whiskeys', request, response);
  }

  @Post()
  create(@WriteRequest() call: WriteCall, @Body() body: CreateWhiskeyRequest): Promise<Whiskey> {
    return this.writes.run(call, ['whiskeys'], (manager) => this.whiskeys.create(manager, body));
  }

  @Post('reorder')
  @HttpCode(200)
  reorder(@WriteRequest() call: WriteCall, @Body() body: ReorderRequest): Promise<Whiskey[]> {
    const ids = newOrder(body);
    return this.writes.run(
      call,
      ['whiskeys'],
      (manager) => this.whiskeys.reorder(manager, ids),
      (manager) => this.whiskeys.reordered(manager, ids),
    );
  }

  @Patch(':id')
  update(
    @WriteRequest() call: WriteCall,
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateWhiskeyRequest,
  ): Promise<Whiskey> {
    return this.writes.run(call, ['whiskeys'], (manager) =>
      this.whiskeys.update(manager, id, body, call.ifMatch),
    );
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@WriteRequest() call: WriteCall, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.writes.run(call, ['whiskeys'], (manager) => this.whiskeys.remove(manager, id, call.ifMatch));
  }
}
