import { API, BUILT_IN_PAGES, type Page } from '@peanut/contracts';
import { useQuery } from '@tanstack/react-query';

export type MenuPage = Pick<Page, 'title' | 'path' | 'icon' | 'description'>;

/** The enabled pages in order; the built-in ones until the list is there or when it cannot be read. */
export function usePages(): readonly MenuPage[] {
  const { data } = useQuery<Page[]>({ queryKey: [API.pages] });
  return Array.isArray(data) ? data.filter((page) => page.isEnabled) : BUILT_IN_PAGES;
}
