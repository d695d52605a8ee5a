// Apart from the manifest: a build that uses nothing of this file carries only those facts of PAGES that it names.
import { PAGES } from './parts.js';
import type { RemoteName } from './paths.js';

/** A page as the manifest of parts has it. */
export interface BuiltInPage {
  /** Its key there. */
  name: string;
  path: string;
  /** A second address of the page. */
  alias?: string;
  title: string;
  heading?: string;
  icon: string;
  description: string;
  remote: RemoteName;
  module: string;
  area: string;
  reads: readonly string[];
}

/** The pages every bar starts with, in the order of the navigation bar. */
export const BUILT_IN_PAGES: readonly BuiltInPage[] = Object.entries(PAGES).map(([name, page]) => ({
  name,
  ...page,
}));

/** The page that answers each address, second ones too. */
export const PAGE_AT: ReadonlyMap<string, BuiltInPage> = new Map(
  BUILT_IN_PAGES.flatMap((page) => [page.path, page.alias ?? page.path].map((path) => [path, page])),
);

/** The piece of HTML that the page's remote publishes for its head, in a version's folder. */
export const headFragmentOf = ({ name }: BuiltInPage): string => `head/${name}.html`;
