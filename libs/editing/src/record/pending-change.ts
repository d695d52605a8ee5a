import { ENDPOINTS, type DrinkInputs, type Drinks, type EntityType, type Stage } from '@peanut/contracts';

export type { EntityType };

export type ItemOf<E extends EntityType> = Drinks[E];
/** What a form hands over: the insert shape. */
export type InputOf<E extends EntityType> = DrinkInputs[E];
export type Item = ItemOf<EntityType>;
export type Input = InputOf<EntityType>;

/** What is staged for the item. */
export interface StagedFlags {
  /** Kind of the pending change of the item itself. */
  stage?: Stage;
  /** Its place is part of a pending order. */
  isMoved: boolean;
  /** The newest pending change of the item itself: drop it to restore the item. */
  changeId?: string;
  /** The number at which a staged whiskey is inserted. */
  insertPosition?: number;
}
export type StagedItem<E extends EntityType = EntityType> = ItemOf<E> & { staged: StagedFlags };

interface ChangeBase<E extends EntityType> {
  /** Random UUID; also the `Idempotency-Key` of its call. */
  id: string;
  /** When it was staged, in milliseconds. */
  timestamp: number;
  entityType: E;
  /** Such as: Update cocktail "Negroni". */
  description: string;
  /** It was sent, so the service may have applied it: it is frozen, and further edits are separate changes. */
  isSent: boolean;
  /** Why its last try failed, as a sentence. */
  failure?: string;
  /** The drink's spirit, where Save has to add it to the options, or make it active, first. */
  addsSpirit?: string;
}

export interface CreateChange<E extends EntityType = EntityType> extends ChangeBase<E> {
  type: 'create';
  itemId: string;
  data: InputOf<E>;
  undoData: null;
}

export interface UpdateChange<E extends EntityType = EntityType> extends ChangeBase<E> {
  type: 'update';
  itemId: string;
  /** The fields that differ, nothing else. */
  data: Partial<InputOf<E>>;
  /** The same fields as they were. */
  undoData: Partial<InputOf<E>>;
  /** The whole item as the owner saw it. */
  seen: InputOf<E>;
  /** The version the owner saw. */
  version: number;
}

export interface DeleteChange<E extends EntityType = EntityType> extends ChangeBase<E> {
  type: 'delete';
  itemId: string;
  data: null;
  /** The whole item. */
  undoData: InputOf<E>;
  version: number;
  /** Ids of the list when it was staged: where the item stood. */
  previousOrder: string[];
}

export interface ReorderChange<E extends EntityType = EntityType> extends ChangeBase<E> {
  type: 'reorder';
  data: { orderedIds: string[] };
  undoData: { orderedIds: string[] };
}

export type PendingChange<E extends EntityType = EntityType> =
  CreateChange<E> | UpdateChange<E> | DeleteChange<E> | ReorderChange<E>;

/** An applied change that can be reversed. `versionAfter` is the item's version after it, 0 where that is unknown. */
export type UndoEntry = PendingChange & { versionAfter: number };

/** What is pending and what can be undone, both newest first. */
export interface StagingRecord {
  pending: PendingChange[];
  undo: UndoEntry[];
}

export const EMPTY_STAGING: StagingRecord = { pending: [], undo: [] };

export const itemIdOf = (change: PendingChange): string | undefined =>
  change.type === 'reorder' ? undefined : change.itemId;

/** The changes of one kind of drink, in their order. */
export const changesOf = <E extends EntityType>(
  entityType: E,
  changes: readonly PendingChange[],
): PendingChange<E>[] =>
  changes.filter((change): change is PendingChange<E> => change.entityType === entityType);

/** The calls that read and write each kind of drinks. */
export const DRINK_CALLS = {
  cocktail: {
    list: ENDPOINTS.listCocktails,
    create: ENDPOINTS.createCocktail,
    update: ENDPOINTS.updateCocktail,
    delete: ENDPOINTS.deleteCocktail,
    reorder: ENDPOINTS.reorderCocktails,
  },
  whiskey: {
    list: ENDPOINTS.listWhiskeys,
    create: ENDPOINTS.createWhiskey,
    update: ENDPOINTS.updateWhiskey,
    delete: ENDPOINTS.deleteWhiskey,
    reorder: ENDPOINTS.reorderWhiskeys,
  },
} as const;
