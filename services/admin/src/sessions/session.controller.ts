import { Controller, Delete, Get, Header, HttpCode, Req, Res } from '@nestjs/common';
import type { AdminSession } from '@peanut/contracts';
import { OwnerLog, Public, sessionToken } from '@peanut/service';
import type { Request, Response } from 'express';
import { clearSessionCookie } from './session-cookie.js';
import { Sessions } from './sessions.js';

@Controller('api/admin/session')
@Public()
export class SessionController {
  constructor(
    private readonly sessions: Sessions,
    private readonly log: OwnerLog,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async find(@Req() request: Request): Promise<AdminSession> {
    const token = sessionToken(request);
    return token === undefined ? { active: false } : this.sessions.find(token);
  }

  @Delete()
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  async end(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    const token = sessionToken(request);
    if (token !== undefined && (await this.sessions.end(token))) this.log.write(request, { event: 'logout' });
    clearSessionCookie(request, response);
  }
}
