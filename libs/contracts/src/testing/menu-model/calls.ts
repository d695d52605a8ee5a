export type ListName = 'cocktails' | 'whiskeys';
export const LIST_NAMES: readonly ListName[] = ['cocktails', 'whiskeys'];

export type OwnerName = 'A' | 'B';

/** A drink as the service answers it; a cocktail has no number. */
export interface Drink {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  sortOrder: number;
  number?: number;
  [field: string]: unknown;
}

export type Lists = Record<ListName, Drink[]>;

/** What a client may send of a drink. */
export type Fields = Omit<Partial<Drink>, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** A write. `version` is the one that its sender has seen: its `If-Match`. */
export type Call = { list: ListName; key: string } & (
  | { does: 'create'; id: string; fields: Fields }
  | { does: 'update'; id: string; version: number; fields: Fields }
  | { does: 'delete'; id: string; version: number }
  | { does: 'reorder'; ids: readonly string[] }
);

export type CallOf<Does extends Call['does']> = Extract<Call, { does: Does }>;

/** `body`: the drink, the list, or with 412 the drink as it stands; nothing with other refusals. */
export interface Answer {
  status: number;
  body?: unknown;
  isReplayed: boolean;
}

export const isAccepted = ({ status }: Answer): boolean => status < 300;

/** Where a drink stands, by the field that says it. */
export const PLACE = { cocktails: 'sortOrder', whiskeys: 'number' } as const;

export const placeOf = (list: ListName, drink: Drink): number => drink[PLACE[list]] ?? 0;

export const idsOf = (drinks: readonly Drink[]): string[] => drinks.map(({ id }) => id);
