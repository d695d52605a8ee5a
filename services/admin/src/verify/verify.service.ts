import { Injectable, UnauthorizedException } from '@nestjs/common';
import { OwnerLog, sessionToken } from '@peanut/service';
import type { Request, Response } from 'express';
import { Credentials } from '../password/credentials.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { setSessionCookie } from '../sessions/session-cookie.js';
import { Sessions } from '../sessions/sessions.js';
import { Callers } from './callers.js';
import { rememberDevice } from './device-cookie.js';

@Injectable()
export class VerifyService {
  constructor(
    private readonly callers: Callers,
    private readonly credentials: Credentials,
    private readonly hasher: PasswordHasher,
    private readonly sessions: Sessions,
    private readonly log: OwnerLog,
  ) {}

  /**
   * Begins a session for the right password and sets its cookie.
   * @throws UnauthorizedException for a wrong one, TooManyRequestsException when too many are being checked
   */
  async verify(password: string, request: Request, response: Response): Promise<void> {
    const { isKnown } = await this.callers.of(request);
    const credential = await this.credentials.get();
    const right = await this.hasher.matches(password, credential.passwordHash, isKnown ? 'known' : 'new');
    const token = right ? await this.sessions.begin(credential.epoch, sessionToken(request)) : undefined;
    if (token === undefined) {
      this.log.write(request, { event: 'login', outcome: 'wrong' });
      throw new UnauthorizedException('Incorrect password. Please try again.');
    }
    this.log.write(request, { event: 'login', outcome: 'ok' }, token);
    setSessionCookie(request, response, token);
    rememberDevice(request, response, credential);
  }
}
