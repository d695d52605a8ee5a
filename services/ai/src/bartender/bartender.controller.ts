import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { Bartender } from '@peanut/contracts';
import { Public } from '@peanut/service';
import type { Request, Response } from 'express';
import { setVisitorCookie } from '../rate-limit/visitor-cookie.js';
import { BartenderService } from './bartender.service.js';

@Controller('api/ai/bartender')
@Public()
export class BartenderController {
  constructor(private readonly bartender: BartenderService) {}

  /** Who answers. Pages call this first and get the cookie that counts their requests. */
  @Get()
  @Header('Cache-Control', 'no-store')
  name(@Req() request: Request, @Res({ passthrough: true }) response: Response): Bartender {
    setVisitorCookie(request, response);
    return { name: this.bartender.name };
  }
}
