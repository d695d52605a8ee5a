import { randomUUID } from 'node:crypto';
import type { StagedChange } from '@peanut/contracts/requests';
import type { Idempotency } from '@peanut/service';
import type { Request } from 'express';
import type { CocktailsService } from '../cocktails/cocktails.service.js';
import type { WhiskeysService } from '../whiskeys/whiskeys.service.js';
import type { WriteTransaction } from '../write-transaction.js';
import { ChangesService } from './changes.service.js';

it('lets others have their turns while it checks many changes', async () => {
  const order: string[] = [];
  const writes = {
    runBatch: () => {
      order.push('written');
      return Promise.resolve({ results: [], made: [] });
    },
  };
  const service = new ChangesService(
    writes as unknown as WriteTransaction,
    {} as Idempotency,
    {} as CocktailsService,
    {} as WhiskeysService,
  );
  const changes = Array.from({ length: 3 }, (): StagedChange => {
    return { key: randomUUID(), type: 'delete', entityType: 'cocktail', id: randomUUID() };
  });
  const others = (left: number): void => {
    order.push('another');
    if (left > 1) setImmediate(others, left - 1);
  };
  setImmediate(others, changes.length);
  await service.apply({} as Request, changes);
  expect(order).toEqual(['another', 'another', 'another', 'written']);
});
