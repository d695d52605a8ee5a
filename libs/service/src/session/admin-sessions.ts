import { HttpException, Injectable } from '@nestjs/common';
import type { AdminSession } from '@peanut/contracts';
import type { Request } from 'express';
import { sessionToken } from './cookies.js';

/** Who knows whether a session id is good: the admin service itself, or a client that asks it. */
export abstract class SessionSource {
  /**
   * @param token the opaque id of the cookie
   * @param secure whether the request came over https
   * @throws UnavailableException when that cannot be found out
   */
  abstract find(token: string, secure: boolean): Promise<AdminSession>;
}

/** What the routes ask about a caller. */
@Injectable()
export class AdminSessions {
  constructor(private readonly source: SessionSource) {}

  /**
   * Whether the request carries a live admin session. Without a cookie the answer is no.
   * @throws UnavailableException when that cannot be found out
   */
  async isAdmin(request: Request): Promise<boolean> {
    const token = sessionToken(request);
    return token !== undefined && (await this.source.find(token, request.secure)).active;
  }

  /** The same for public routes: while the admin service is away, the caller counts as a visitor. */
  async isKnownAdmin(request: Request): Promise<boolean> {
    try {
      return await this.isAdmin(request);
    } catch (error) {
      if (error instanceof HttpException && error.getStatus() === 503) return false;
      throw error;
    }
  }
}
