import {
  Injectable,
  UnauthorizedException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { Callers } from './callers.js';
import { VerifyLimiter } from './verify-limiter.js';

/** Takes a try before the body is checked. Only a wrong password uses it up. */
@Injectable()
export class CountTries implements NestInterceptor {
  constructor(
    private readonly callers: Callers,
    private readonly limiter: VerifyLimiter,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const caller = await this.callers.of(context.switchToHttp().getRequest<Request>());
    await this.limiter.take(caller);
    try {
      const answer = await lastValueFrom(next.handle());
      await this.limiter.forget(caller);
      return of(answer);
    } catch (error) {
      if (!(error instanceof UnauthorizedException)) await this.limiter.spare(caller);
      throw error;
    }
  }
}
