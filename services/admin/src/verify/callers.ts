import { Injectable } from '@nestjs/common';
import { sessionToken } from '@peanut/service';
import { addressKey } from '@peanut/service/rate-limit';
import type { Request } from 'express';
import { Credentials } from '../password/credentials.js';
import { Sessions, sessionHash } from '../sessions/sessions.js';
import { knownDevice } from './device-cookie.js';

/** Whose tries are counted together. */
export interface Caller {
  key: string;
  /** Logged in with the current password before: failures of others do not count against it. */
  isKnown: boolean;
  /** Of the current password: counting starts over with a new one. */
  epoch: number;
}

/** Tells known devices and open sessions from the rest. */
@Injectable()
export class Callers {
  private readonly found = new WeakMap<Request, Promise<Caller>>();

  constructor(
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
  ) {}

  of(request: Request): Promise<Caller> {
    const found = this.found.get(request) ?? this.find(request);
    this.found.set(request, found);
    return found;
  }

  private async find(request: Request): Promise<Caller> {
    const credential = await this.credentials.get();
    const { epoch } = credential;
    const device = knownDevice(request, credential);
    if (device !== undefined) return { key: `device:${device}`, isKnown: true, epoch };
    const token = sessionToken(request);
    if (token !== undefined && (await this.sessions.find(token)).active)
      return { key: `session:${sessionHash(token).toString('base64url')}`, isKnown: true, epoch };
    return { key: `address:${addressKey(request.ip ?? '')}`, isKnown: false, epoch };
  }
}
