import { BUILT_IN_PAGES } from '@peanut/contracts';

/** The built-in pages, in the order of the navigation bar. */
export const SEED_PAGES = BUILT_IN_PAGES.map(({ title, path, icon, description }, index) => ({
  title,
  path,
  icon,
  description,
  sortOrder: index,
}));
