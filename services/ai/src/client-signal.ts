import { HttpException } from '@nestjs/common';
import type { Response } from 'express';

/** The access log's status for a client that closed the connection. */
const CLIENT_CLOSED_REQUEST = 499;

class ClientClosedException extends HttpException {
  constructor() {
    super('The connection was closed before the answer was ready', CLIENT_CLOSED_REQUEST);
  }
}

/** Fires when the client closes the connection before the answer is out. */
export function clientSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  const closed = (): void => {
    if (!response.writableFinished) controller.abort(new ClientClosedException());
  };
  if (response.destroyed) closed();
  else response.once('close', closed);
  return controller.signal;
}
