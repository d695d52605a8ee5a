import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { ChangesAnswer } from '@peanut/contracts';
import { ChangesRequest } from '@peanut/contracts/requests';
import { NotesItsChanges, OwnerLog } from '@peanut/service';
import type { Request } from 'express';
import { ChangesService } from './changes.service.js';

/** Save in bulk: many changes in one call. */
@Controller('api/changes')
export class ChangesController {
  constructor(
    private readonly changes: ChangesService,
    private readonly log: OwnerLog,
  ) {}

  @Post()
  @HttpCode(200)
  @NotesItsChanges()
  async apply(@Req() request: Request, @Body() { changes }: ChangesRequest): Promise<ChangesAnswer> {
    const { results, made } = await this.changes.apply(request, changes);
    for (const entry of made) this.log.write(request, entry);
    return { results };
  }
}
