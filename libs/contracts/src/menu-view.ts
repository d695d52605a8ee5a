/** Under which key a browser keeps how its guest looks at the lists, and what it keeps there for rows. */
export const MENU_VIEW = { key: 'menu-view', compact: 'compact' } as const;
