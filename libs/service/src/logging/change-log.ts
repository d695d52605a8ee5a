import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { tap, type Observable } from 'rxjs';
import { REPLAYED } from '../idempotency/write-call.js';
import { isPublic } from '../session/admin.guard.js';
import { OwnerLog } from './owner-log.js';

const nameIn = (answer: unknown): string | undefined => {
  const { name, title } = (answer ?? {}) as { name?: string; title?: string };
  return name ?? title;
};

/** Notes each call of the owner that changed something, once it has. For services whose closed writes all do. */
@Injectable()
export class ChangeLog implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly log: OwnerLog,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (['GET', 'HEAD'].includes(request.method) || isPublic(this.reflector, context)) return next.handle();
    return next.handle().pipe(tap((answer) => this.note(request, http.getResponse<Response>(), answer)));
  }

  private note(request: Request, response: Response, answer: unknown): void {
    if (response.hasHeader(REPLAYED)) return;
    const call = `${request.method} ${request.path}`;
    const items = Array.isArray(answer) ? answer.length : undefined;
    this.log.write(request, { event: 'change', call, name: nameIn(answer), items });
  }
}
