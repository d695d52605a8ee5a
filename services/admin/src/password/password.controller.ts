import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ChangePasswordRequest } from '@peanut/contracts/requests';
import { sessionToken } from '@peanut/service';
import type { Request, Response } from 'express';
import { rememberDevice } from '../verify/device-cookie.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordService } from './password.service.js';

@Controller('api/admin/password')
export class PasswordController {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly password: PasswordService,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async change(
    @Body() body: ChangePasswordRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ changed: true }> {
    const passwordHash = await this.hasher.hash(body.newPassword);
    const credential = await this.password.change(passwordHash, sessionToken(request) ?? '');
    rememberDevice(request, response, credential);
    return { changed: true };
  }
}
