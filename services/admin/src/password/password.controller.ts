import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ChangePasswordRequest } from '@peanut/contracts/requests';
import { sessionToken } from '@peanut/service';
import type { Request } from 'express';
import { PasswordService } from './password.service.js';

@Controller('api/admin/password')
export class PasswordController {
  constructor(private readonly password: PasswordService) {}

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async change(@Body() body: ChangePasswordRequest, @Req() request: Request): Promise<{ changed: true }> {
    await this.password.change(body.newPassword, sessionToken(request) ?? '');
    return { changed: true };
  }
}
