import { HttpException } from '@nestjs/common';
import type { Response } from 'express';

/** What an access log calls a client that closed the connection. Nobody gets this answer. */
const CLIENT_CLOSED_REQUEST = 499;

/** The guest left before the answer was out. */
export class GuestLeftException extends HttpException {
  constructor() {
    super('The connection was closed before the answer was ready', CLIENT_CLOSED_REQUEST);
  }
}

/** Fires when the guest closes the connection before the answer is out, so that nothing is worked out in vain. */
export function guestSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  const closed = (): void => {
    if (!response.writableFinished) controller.abort(new GuestLeftException());
  };
  if (response.destroyed) closed();
  else response.once('close', closed);
  return controller.signal;
}
