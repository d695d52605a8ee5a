import { API } from '@peanut/contracts';
import { useList } from './use-list';

/** The cocktails in menu order. */
export const useCocktails = () => useList(API.cocktails, 'cocktails');

/** The whiskeys by number. */
export const useWhiskeys = () => useList(API.whiskeys, 'whiskeys');

/** The spirit options in their order, inactive ones included. */
export const useSpiritOptions = () => useList(API.spiritOptions, 'spirits');
