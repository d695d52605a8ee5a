import type { ReactElement } from 'react';

/** Children next to other elements: elements, no bare text (tools/lint/bare-text.mjs). */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
