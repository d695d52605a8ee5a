import type { EventEmitter } from 'node:events';
import { EventSubscriber, type AfterQueryEvent, type EntitySubscriberInterface } from 'typeorm';

/**
 * Tells TypeORM that a connection is broken whose query got no answer in time. Back in the pool it would stay stuck
 * behind that query, which on a network that swallows packets means for minutes.
 */
@EventSubscriber()
export class StuckConnections implements EntitySubscriberInterface {
  async afterQuery({ error, queryRunner }: AfterQueryEvent): Promise<void> {
    if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
    const connection: EventEmitter = await queryRunner.connect();
    connection.emit('error', error);
  }
}
