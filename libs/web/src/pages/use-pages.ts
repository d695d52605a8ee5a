import { BUILT_IN_PAGES, ENDPOINTS, type Page } from '@peanut/contracts';
import { useQuery } from '@tanstack/react-query';

export type MenuPage = Pick<Page, 'title' | 'path' | 'icon' | 'description'>;

/** The title that the owner gave the page; undefined while it has the one it began with. */
export function givenTitle({ path, title }: Pick<MenuPage, 'path' | 'title'>): string | undefined {
  return BUILT_IN_PAGES.some((page) => page.path === path && page.title === title) ? undefined : title;
}

/** The enabled pages in order; the built-in ones until the list is there or when it cannot be read. */
export function usePages(): readonly MenuPage[] {
  const { data } = useQuery<Page[]>({ queryKey: [ENDPOINTS.listPages.path] });
  return Array.isArray(data) ? data.filter((page) => page.isEnabled) : BUILT_IN_PAGES;
}

/** The title that the owner gave the page at the path, if any. */
export function useGivenTitle(path: string): string | undefined {
  const page = usePages().find((other) => other.path === path);
  return page && givenTitle(page);
}
