import type { StagedChange } from '@peanut/contracts/requests';
import { ReorderRequest, newOrder } from '@peanut/contracts/requests';
import { RequestValidation, UuidPipe } from '@peanut/service';
import type { EntityManager } from 'typeorm';
import type { DrinkKind, DrinksService } from '../drinks/drink-kinds.js';

/** The call that a staged change stands for. */
export interface OwnCall {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  /** What is sent; undefined without a body. */
  body: object | undefined;
  /** The status of its success. */
  status: number;
  work(manager: EntityManager): Promise<unknown>;
  /** See {@link Idempotency.run}. */
  again?(manager: EntityManager): Promise<unknown>;
}

const validation = new RequestValidation();
const uuid = new UuidPipe();

/** The version as a call's header has it. */
const ifMatchOf = ({ ifMatch }: StagedChange): string | undefined =>
  ifMatch === undefined ? undefined : String(ifMatch);

/**
 * Makes a kind's own calls of staged changes.
 * @throws BadRequestException and InvalidFieldsException, as the call itself would
 */
export const ownCalls =
  <Drink, Creation extends object, Changes extends object>(
    { list, creation, changes }: DrinkKind<Drink, Creation, Changes>,
    drinks: DrinksService<Drink, Creation, Changes>,
  ) =>
  async (change: StagedChange): Promise<OwnCall> => {
    const { type, id = '', data } = change;
    const path = `/api/${list}`;
    switch (type) {
      case 'create': {
        const body = change.id === undefined ? { ...data } : { id, ...data };
        const checked = await validation.check(creation, body);
        return {
          method: 'POST',
          path,
          body,
          status: 201,
          work: (manager) => drinks.create(manager, checked),
        };
      }
      case 'update': {
        const ofDrink = uuid.transform(id);
        const checked = await validation.check(changes, data ?? {});
        const work = (manager: EntityManager) => drinks.update(manager, ofDrink, checked, ifMatchOf(change));
        return { method: 'PATCH', path: `${path}/${id}`, body: data, status: 200, work };
      }
      case 'delete': {
        const ofDrink = uuid.transform(id);
        const work = (manager: EntityManager) => drinks.remove(manager, ofDrink, ifMatchOf(change));
        return { method: 'DELETE', path: `${path}/${id}`, body: undefined, status: 204, work };
      }
      case 'reorder': {
        const ids = newOrder(await validation.check(ReorderRequest, data ?? {}));
        return {
          method: 'POST',
          path: `${path}/reorder`,
          body: data,
          status: 200,
          work: (manager) => drinks.reorder(manager, ids),
          again: (manager) => drinks.reordered(manager, ids),
        };
      }
    }
  };
