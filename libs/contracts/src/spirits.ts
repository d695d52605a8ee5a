/** The spirit options every bar starts with, in order. */
export const SEEDED_SPIRITS = ['bourbon', 'gin', 'vodka', 'rum', 'tequila', 'whiskey'] as const;

/** The spirits that have a colour of their own. */
export const SPIRIT_COLOURS = ['bourbon', 'gin', 'vodka', 'rum', 'tequila'] as const;
export type SpiritColour = (typeof SPIRIT_COLOURS)[number];

/** The colour name of a spirit; spirits without a colour use bourbon's. */
export function spiritColour(spirit: string): SpiritColour {
  const name = spirit.trim().toLowerCase();
  return SPIRIT_COLOURS.find((colour) => colour === name) ?? 'bourbon';
}
