import {
  Injectable,
  SetMetadata,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AdminSessions } from './admin-sessions.js';

const PUBLIC = 'peanut:public';

/** Opens a route, or every route of a controller, to callers without an admin session. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(PUBLIC, true);

/** Whether a route is open to callers without an admin session. */
export const isPublic = (reflector: Reflector, context: ExecutionContext): boolean =>
  reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [context.getHandler(), context.getClass()]) ??
  false;

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
