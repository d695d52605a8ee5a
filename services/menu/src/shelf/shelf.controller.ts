import { Body, Controller, Delete, Get, Header, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { ShelfThing } from '@peanut/contracts';
import { CreateShelfThingRequest, UpdateShelfThingRequest } from '@peanut/contracts/requests';
import { WriteRequest, UuidPipe, type WriteCall } from '@peanut/service';
import { WriteTransaction } from '../write-transaction.js';
import { ShelfService } from './shelf.service.js';

/** Each write changes what guests can have of the cocktails. */
const CHANGES = ['cocktails'] as const;

@Controller('api/shelf')
export class ShelfController {
  constructor(
    private readonly shelf: ShelfService,
    private readonly writes: WriteTransaction,
  ) {}

  @Get()
  @Header('Cache-Control', 'private, no-store')
  list(): Promise<ShelfThing[]> {
    return this.shelf.list();
  }

  @Post()
  create(@WriteRequest() call: WriteCall, @Body() body: CreateShelfThingRequest): Promise<ShelfThing> {
    return this.writes.run(call, CHANGES, (manager) => this.shelf.create(manager, body));
  }

  @Patch(':id')
  update(
    @WriteRequest() call: WriteCall,
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateShelfThingRequest,
  ): Promise<ShelfThing> {
    return this.writes.run(call, CHANGES, (manager) => this.shelf.update(manager, id, body));
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@WriteRequest() call: WriteCall, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.writes.run(call, CHANGES, (manager) => this.shelf.remove(manager, id));
  }
}
