import { Injectable, UnauthorizedException, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AdminSessions } from './admin-sessions.js';
import { isPublic } from './public.decorator.js';

/** Global, and closed unless a route says `@Public()`. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: AdminSessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (isPublic(this.reflector, context)) return true;
    if (await this.sessions.isAdmin(context.switchToHttp().getRequest<Request>())) return true;
    throw new UnauthorizedException('Please enter the admin password first');
  }
}
