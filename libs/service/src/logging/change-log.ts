import {
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { tap, type Observable } from 'rxjs';
import { REPLAYED } from '../idempotency/write-call.js';
import { isPublic } from '../session/admin.guard.js';
import { OwnerLog, type OwnerLogEntry } from './owner-log.js';

/** The entry of a call that changed something, by what it answered. */
export function changeEntry(call: string, answer: unknown): OwnerLogEntry {
  const { name, title } = (answer ?? {}) as { name?: string; title?: string };
  const items = Array.isArray(answer) ? answer.length : undefined;
  return { event: 'change', call, name: name ?? title, items };
}

const NOTES_ITS_CHANGES = 'peanut:notes its changes';

/** For a route that writes to the owner's log itself. */
export const NotesItsChanges = (): MethodDecorator => SetMetadata(NOTES_ITS_CHANGES, true);

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
    if (this.reflector.get<boolean | undefined>(NOTES_ITS_CHANGES, context.getHandler()))
      return next.handle();
    return next.handle().pipe(tap((answer) => this.note(request, http.getResponse<Response>(), answer)));
  }

  private note(request: Request, response: Response, answer: unknown): void {
    if (response.hasHeader(REPLAYED)) return;
    this.log.write(request, changeEntry(`${request.method} ${request.path}`, answer));
  }
}
