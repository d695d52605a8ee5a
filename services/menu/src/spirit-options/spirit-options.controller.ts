import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import type { SpiritOption } from '@peanut/contracts';
import { CreateSpiritOptionRequest, UpdateSpiritOptionRequest } from '@peanut/contracts/requests';
import { WriteRequest, Public, UuidPipe, type WriteCall } from '@peanut/service';
import type { Request, Response } from 'express';
import { ListResponder } from '../lists/list-responder.js';
import { WriteTransaction } from '../write-transaction.js';
import { SpiritOptionsService } from './spirit-options.service.js';

@Controller('api/spirit-options')
export class SpiritOptionsController {
  constructor(
    private readonly spirits: SpiritOptionsService,
    private readonly lists: ListResponder,
    private readonly writes: WriteTransaction,
  ) {}

  @Get()
  @Public()
  list(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.lists.answer('spirit_options', request, response);
  }

  @Post()
  create(@WriteRequest() call: WriteCall, @Body() body: CreateSpiritOptionRequest): Promise<SpiritOption> {
    return this.writes.run(call, ['spirit_options'], (manager) => this.spirits.create(manager, body));
  }

  @Patch(':id')
  update(
    @WriteRequest() call: WriteCall,
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateSpiritOptionRequest,
  ): Promise<SpiritOption> {
    return this.writes.run(call, ['spirit_options', 'cocktails'], (manager) =>
      this.spirits.update(manager, id, body),
    );
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@WriteRequest() call: WriteCall, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.writes.run(call, ['spirit_options'], (manager) => this.spirits.remove(manager, id));
  }
}
