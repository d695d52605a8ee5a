import {
  Injectable,
  SetMetadata,
  UseGuards,
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { RateLimiter, type RateLimitKind } from './rate-limiter.js';
import { setVisitorCookie } from './visitor-cookie.js';

const KIND_METADATA = 'peanut:rate-limit';

/** Counts the request before its body is checked. */
@Injectable()
class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly rateLimiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    setVisitorCookie(request, http.getResponse<Response>());
    await this.rateLimiter.take(
      this.reflector.get<RateLimitKind>(KIND_METADATA, context.getHandler()),
      request,
    );
    return true;
  }
}

/** A route whose requests count against a limit, well formed or not. */
export const RateLimited = (kind: RateLimitKind): MethodDecorator =>
  applyDecorators(SetMetadata(KIND_METADATA, kind), UseGuards(RateLimitGuard));
