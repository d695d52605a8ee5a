import type { Cocktail, Drinks, EntityType, Whiskey } from '@peanut/contracts';

export type { EntityType };
export type ItemOf<E extends EntityType> = Drinks[E];
export type Item = Cocktail | Whiskey;

export type ServerOwned = 'id' | 'version' | 'createdAt' | 'updatedAt';

/** What a form hands over: the insert shape. */
export type InputOf<E extends EntityType> = Omit<ItemOf<E>, ServerOwned>;
export type Input = InputOf<'cocktail'> | InputOf<'whiskey'>;
export type PartOfInput = Partial<InputOf<'cocktail'>> | Partial<InputOf<'whiskey'>>;

interface ChangeBase {
  /** Random UUID; also the `Idempotency-Key` of its call. */
  id: string;
  /** When it was staged, in milliseconds. */
  timestamp: number;
  entityType: EntityType;
  /** Such as: Update cocktail "Negroni". */
  description: string;
  /** It was sent once, so the service may know it: it is frozen, further edits go on top of it. */
  isSent: boolean;
  /** Why its last try failed, as a sentence. */
  failure?: string;
}

export interface CreateChange extends ChangeBase {
  type: 'create';
  itemId: string;
  data: Input;
  undoData: null;
}

export interface UpdateChange extends ChangeBase {
  type: 'update';
  itemId: string;
  /** The fields that differ, nothing else. */
  data: PartOfInput;
  /** The same fields as they were. */
  undoData: PartOfInput;
  /** The whole item as the owner saw it. */
  seen: Input;
  /** The version the owner saw. */
  version: number;
}

export interface DeleteChange extends ChangeBase {
  type: 'delete';
  itemId: string;
  data: null;
  /** The whole item. */
  undoData: Input;
  version: number;
  /** Ids of the list when it was staged: where the item stood. */
  previousOrder: string[];
}

export interface ReorderChange extends ChangeBase {
  type: 'reorder';
  data: { orderedIds: string[] };
  undoData: { orderedIds: string[] };
}

export type PendingChange = CreateChange | UpdateChange | DeleteChange | ReorderChange;

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
