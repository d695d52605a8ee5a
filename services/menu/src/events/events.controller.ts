import { Controller, Get, Req, Res } from '@nestjs/common';
import { Public } from '@peanut/service';
import type { Request, Response } from 'express';
import { EventStreams } from './event-streams.js';

@Controller('api/events')
export class EventsController {
  constructor(private readonly streams: EventStreams) {}

  @Get()
  @Public()
  open(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.streams.open(request, response);
  }
}
