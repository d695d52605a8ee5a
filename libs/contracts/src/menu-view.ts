/**
 * How guests look at the lists: under which key a browser keeps their choice, and what it keeps there for rows. Without a
 * choice a list of more drinks than this begins with rows on a screen as narrow as this.
 */
export const MENU_VIEW = {
  key: 'menu-view',
  cards: 'cards',
  compact: 'compact',
  compactAbove: 30,
  narrow: '(width < 40rem)',
} as const;
