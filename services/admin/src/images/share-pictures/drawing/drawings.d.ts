// Typed here, made of libs/ui's drawings and colours when the service is built: tools/bundle-drawings.mjs.
import type { SpiritColour } from '@peanut/contracts';

/** A drink in its glass, given as the owner wrote it. Lines take `currentColor`, the liquid `var(--drink, currentColor)`. */
export function glassSvg(glass: string): string;
/** The top left corner of a deco frame. */
export const CORNER: string;
/** The brand mark. */
export const MARK: string;
/** The colours of tokens.css, by their names there. */
export const TOKENS: Readonly<
  Record<'ink-950' | 'walnut-800' | 'cream-100' | 'accent' | `spirit-${SpiritColour}`, string>
>;
