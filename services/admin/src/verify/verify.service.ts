import { Injectable, UnauthorizedException } from '@nestjs/common';
import { addressKey } from '@peanut/service/limits';
import type { Request, Response } from 'express';
import { Credentials, type Credential } from '../password/credentials.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { setSessionCookie } from '../sessions/session-cookie.js';
import { Sessions } from '../sessions/sessions.js';
import { knownDevice, rememberDevice } from './device-cookie.js';
import { VerifyLimiter } from './verify-limiter.js';

@Injectable()
export class VerifyService {
  constructor(
    private readonly credentials: Credentials,
    private readonly hasher: PasswordHasher,
    private readonly sessions: Sessions,
    private readonly limiter: VerifyLimiter,
  ) {}

  /**
   * Begins a session for the right password and sets its cookie.
   * @throws UnauthorizedException for a wrong one, TooManyRequestsException after too many of them
   */
  async verify(password: string, request: Request, response: Response): Promise<void> {
    const credential = await this.credentials.get();
    const device = knownDevice(request, credential.deviceSecret);
    const caller = device === undefined ? `address:${addressKey(request.ip ?? '')}` : `device:${device}`;
    await this.limiter.take(caller);
    const token = await this.beginIfRight(password, credential, caller);
    await this.limiter.giveBack(caller);
    setSessionCookie(request, response, token);
    rememberDevice(request, response, credential.deviceSecret);
  }

  private async beginIfRight(password: string, credential: Credential, caller: string): Promise<string> {
    const right = await this.check(password, credential, caller);
    const token = right ? await this.sessions.begin(credential.epoch) : undefined;
    if (token === undefined) throw new UnauthorizedException('Incorrect password. Please try again.');
    return token;
  }

  private async check(password: string, credential: Credential, caller: string): Promise<boolean> {
    try {
      return await this.hasher.matches(password, credential.passwordHash);
    } catch (error) {
      await this.limiter.giveBack(caller);
      throw error;
    }
  }
}
