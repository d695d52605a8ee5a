import { inputOf } from '@peanut/contracts';
import { dequal } from 'dequal/lite';
import { v4 as uuid } from 'uuid';
import type {
  CreateChange,
  DeleteChange,
  EntityType,
  InputOf,
  ItemOf,
  ReorderChange,
  UpdateChange,
} from '../record/pending-change';

/* Each makes one change that nothing has seen yet. */

const fresh = () => ({ id: uuid(), timestamp: Date.now(), isSent: false });

export const descriptionOf = (verb: string, entityType: EntityType, name: string) =>
  `${verb} ${entityType} "${name}"`;
/** What else a new or changed drink is staged with. */
export interface StagingExtras {
  /** The id that a new drink shall have. */
  itemId?: string;
  /** See the change's. */
  addsSpirit?: string;
}

/** A new drink. */
export const createOf = <E extends EntityType>(
  entityType: E,
  data: InputOf<E>,
  { itemId = uuid(), addsSpirit }: StagingExtras = {},
): CreateChange<E> => ({
  ...fresh(),
  type: 'create',
  entityType,
  itemId,
  description: descriptionOf('Create', entityType, data.name),
  data,
  undoData: null,
  ...(addsSpirit !== undefined && { addsSpirit }),
});

/** A change of the item by these fields. */
export function updateOf<E extends EntityType>(
  entityType: E,
  item: ItemOf<E>,
  data: Partial<InputOf<E>>,
): UpdateChange<E> {
  const seen = inputOf(entityType, item);
  return {
    ...fresh(),
    type: 'update',
    entityType,
    itemId: item.id,
    description: descriptionOf('Update', entityType, data.name ?? item.name),
    data,
    undoData: partBy(seen, data),
    seen,
    version: item.version,
  };
}

/** The deletion of an item, with the ids of the list that it stands in. */
export const deleteOf = <E extends EntityType>(
  entityType: E,
  item: ItemOf<E>,
  previousOrder: string[],
): DeleteChange<E> => ({
  ...fresh(),
  type: 'delete',
  entityType,
  itemId: item.id,
  description: descriptionOf('Delete', entityType, item.name),
  data: null,
  undoData: inputOf(entityType, item),
  version: item.version,
  previousOrder,
});

/** A new order of the list. */
export const orderOf = <E extends EntityType>(
  entityType: E,
  orderedIds: string[],
  previousIds: string[],
): ReorderChange<E> => ({
  ...fresh(),
  type: 'reorder',
  entityType,
  description: `Reorder ${entityType}s`,
  data: { orderedIds },
  undoData: { orderedIds: previousIds },
});

/** The fields of `after` that are not as they were. */
export function differingFields<T extends object>(before: T, after: T): Partial<T> {
  const names = Object.keys(after) as (keyof T)[];
  const changed = names.filter((name) => after[name] !== undefined && !dequal(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<T>;
}

/** The fields of `whole` that `part` names. */
export function partBy<T extends object>(whole: T, part: Partial<T>): Partial<T> {
  const names = Object.keys(part) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Partial<T>;
}
