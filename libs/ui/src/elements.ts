import type { ReactElement } from 'react';

/** What a parent gives to be drawn beside other things: elements, no bare text (tools/lint/bare-text.mjs). */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
