import { API } from '@peanut/contracts';
import { queryClient } from '../query/query-client';
import { listQuery, useList } from './use-list';

/** The cocktails in menu order. */
export const useCocktails = () => useList(API.cocktails, 'cocktails');

/** The whiskeys by number. */
export const useWhiskeys = () => useList(API.whiskeys, 'whiskeys');

/** The spirit options in their order, inactive ones included. */
export const useSpiritOptions = () => useList(API.spiritOptions, 'spirits');

/** Reads the drinks that no page has read yet, so that every page has its list when the network goes. */
export function keepDrinkLists(): void {
  void queryClient.prefetchQuery(listQuery(API.cocktails, 'cocktails'));
  void queryClient.prefetchQuery(listQuery(API.whiskeys, 'whiskeys'));
}
