import { Body, Controller, Header, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { VerifyPasswordRequest } from '@peanut/contracts/requests';
import { Public } from '@peanut/service';
import type { Request, Response } from 'express';
import { CountTries } from './count-tries.js';
import { VerifyService } from './verify.service.js';

@Controller('api/admin/verify')
@Public()
export class VerifyController {
  constructor(private readonly service: VerifyService) {}

  @Post()
  @UseInterceptors(CountTries)
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async verify(
    @Body() body: VerifyPasswordRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ verified: true }> {
    await this.service.verify(body.password, request, response);
    return { verified: true };
  }
}
