import { Injectable } from '@nestjs/common';
import { Semaphore, UnavailableException } from '@peanut/service';

/** Together with the encoder's time limit they fit into the minute the gateway waits. */
const ENCODERS = { running: 1, waiting: 3 } as const;

/** Lets one program at a time decode, draw or encode: each takes a processor and a lot of memory. */
@Injectable()
export class Encoders extends Semaphore {
  constructor() {
    super(
      ENCODERS,
      () => new UnavailableException('Too many pictures at a time. Please try again in a moment.'),
    );
  }
}
