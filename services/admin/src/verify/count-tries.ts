import {
  Injectable,
  UnauthorizedException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { OwnerLog, TooManyRequestsException } from '@peanut/service';
import type { Request } from 'express';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { Callers, type Caller } from './callers.js';
import { VerifyLimiter } from './verify-limiter.js';

/** Takes a try before the body is checked. Only a wrong password uses it up. */
@Injectable()
export class CountTries implements NestInterceptor {
  constructor(
    private readonly callers: Callers,
    private readonly limiter: VerifyLimiter,
    private readonly log: OwnerLog,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const caller = await this.callers.of(request);
    await this.take(request, caller);
    try {
      const answer = await lastValueFrom(next.handle());
      await this.limiter.forget(caller);
      return of(answer);
    } catch (error) {
      if (!(error instanceof UnauthorizedException)) await this.limiter.spare(caller);
      throw error;
    }
  }

  private async take(request: Request, caller: Caller): Promise<void> {
    try {
      await this.limiter.take(caller);
    } catch (error) {
      if (error instanceof TooManyRequestsException)
        this.log.write(request, { event: 'login', outcome: 'locked' });
      throw error;
    }
  }
}
