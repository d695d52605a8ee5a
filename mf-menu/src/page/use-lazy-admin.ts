import { useAdminMode } from '@peanut/web';
import { useLazyPart, type LazyPart } from './use-lazy-part';

/** What a page shows in admin mode only: visitors never download it. */
export const useLazyAdmin = <P>(load: () => Promise<P>): LazyPart<P> => useLazyPart(useAdminMode(), load);
