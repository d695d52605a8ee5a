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
import { Allowances, type Kind } from './allowances.js';
import { rememberVisitor } from './visitor-cookie.js';

const KIND = 'peanut:allowance';

/** Takes one request from the caller's allowance before the body is checked. */
@Injectable()
class AllowanceGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly allowances: Allowances,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    rememberVisitor(request, http.getResponse<Response>());
    await this.allowances.take(this.reflector.get<Kind>(KIND, context.getHandler()), request);
    return true;
  }
}

/** A route whose requests are counted, well formed or not. */
export const Counted = (kind: Kind): MethodDecorator =>
  applyDecorators(SetMetadata(KIND, kind), UseGuards(AllowanceGuard));
