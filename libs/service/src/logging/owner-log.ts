import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { requestIdOf } from '../http/request-id.js';
import { sessionToken } from '../session/cookies.js';

export type OwnerLogEntry =
  | { event: 'login'; outcome: 'ok' | 'wrong' | 'locked' }
  | { event: 'logout' }
  /** The call that changed something; the item's name after it, or how many it put in order. */
  | { event: 'change'; call: string; name?: string | undefined; items?: number | undefined };

/** Tells sessions apart in the log; nobody can log in with it. */
const sessionMark = (token: string): string => createHash('sha256').update(token).digest('hex').slice(0, 8);

/**
 * Who logged in, or tried to, and what was changed: a line of JSON each, in which no text of a person can begin another
 * line or field. Passwords and sessions' ids are not in it.
 */
@Injectable()
export class OwnerLog {
  private readonly logger = new Logger('Owner');

  /** @param token of the session that is meant; that of the request, unless another is given */
  write(request: Request, entry: OwnerLogEntry, token = sessionToken(request)): void {
    const line = {
      ...entry,
      address: (request.ip ?? '').replace(/^::ffff:/, ''),
      session: token && sessionMark(token),
      requestId: requestIdOf(request),
    };
    if (entry.event === 'login' && entry.outcome !== 'ok') this.logger.warn(line);
    else this.logger.log(line);
  }
}
