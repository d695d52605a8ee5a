import { Controller, Get, Header, Req } from '@nestjs/common';
import type { AdminSession } from '@peanut/contracts';
import { Public, sessionToken } from '@peanut/service';
import type { Request } from 'express';
import { Sessions } from './sessions.js';

/** For the other services. The gateway routes nothing here: its addresses all begin with `/api`. */
@Controller('internal')
@Public()
export class InternalController {
  constructor(private readonly sessions: Sessions) {}

  @Get('session')
  @Header('Cache-Control', 'no-store')
  async session(@Req() request: Request): Promise<AdminSession> {
    const token = sessionToken(request);
    return token === undefined ? { active: false } : this.sessions.find(token);
  }
}
