import { Body, Controller, Delete, Get, Header, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { RestorePoint } from '@peanut/contracts';
import { CreateRestorePointRequest, RenameRestorePointRequest } from '@peanut/contracts/requests';
import { UuidPipe, WriteRequest, type WriteCall } from '@peanut/service';
import { WriteTransaction } from '../write-transaction.js';
import { RestorePointsService } from './restore-points.service.js';

/** No write here changes a list. */
const CHANGES = [] as const;

@Controller('api/restore-points')
export class RestorePointsController {
  constructor(
    private readonly points: RestorePointsService,
    private readonly writes: WriteTransaction,
  ) {}

  @Get()
  @Header('Cache-Control', 'private, no-store')
  list(): Promise<RestorePoint[]> {
    return this.points.list();
  }

  @Get(':id')
  @Header('Cache-Control', 'private, no-store')
  @Header('Content-Type', 'application/json; charset=utf-8')
  read(@Param('id', UuidPipe) id: string): Promise<string> {
    return this.points.read(id);
  }

  @Post()
  create(@WriteRequest() call: WriteCall, @Body() body: CreateRestorePointRequest): Promise<RestorePoint> {
    return this.writes.run(call, CHANGES, (manager) => this.points.create(manager, body));
  }

  @Patch(':id')
  rename(
    @WriteRequest() call: WriteCall,
    @Param('id', UuidPipe) id: string,
    @Body() body: RenameRestorePointRequest,
  ): Promise<RestorePoint> {
    return this.writes.run(call, CHANGES, (manager) => this.points.rename(manager, id, body));
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@WriteRequest() call: WriteCall, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.writes.run(call, CHANGES, (manager) => this.points.remove(manager, id));
  }
}
