import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import type { SpiritOption } from '@peanut/contracts';
import { CreateSpiritOptionRequest, UpdateSpiritOptionRequest } from '@peanut/contracts/requests';
import { Call, Public, UuidPipe, type WriteCall } from '@peanut/service';
import type { Request, Response } from 'express';
import { ListAnswers } from '../lists/list-answers.js';
import { MenuWrites } from '../menu-writes.js';
import { SpiritOptionsService } from './spirit-options.service.js';

@Controller('api/spirit-options')
export class SpiritOptionsController {
  constructor(
    private readonly spirits: SpiritOptionsService,
    private readonly lists: ListAnswers,
    private readonly writes: MenuWrites,
  ) {}

  @Get()
  @Public()
  list(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.lists.answer('spirit_options', request, response);
  }

  @Post()
  create(@Call() call: WriteCall, @Body() body: CreateSpiritOptionRequest): Promise<SpiritOption> {
    return this.writes.run(call, ['spirit_options'], (manager) => this.spirits.create(manager, body));
  }

  @Patch(':id')
  update(
    @Call() call: WriteCall,
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateSpiritOptionRequest,
  ): Promise<SpiritOption> {
    return this.writes.run(call, ['spirit_options', 'cocktails'], (manager) =>
      this.spirits.update(manager, id, body),
    );
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Call() call: WriteCall, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.writes.run(call, ['spirit_options'], (manager) => this.spirits.remove(manager, id));
  }
}
