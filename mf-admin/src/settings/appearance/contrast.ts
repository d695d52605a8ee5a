/** The page's darkest and lightest surface behind the accent, of tokens.css. */
const SURFACES = ['#0b0807', '#271b13'];
/** WCAG 2.2 AA for text. */
const READABLE = 4.5;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours such as #c8893b, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether text in this colour can be read on every surface of the page. */
export const isReadableAccent = (colour: string): boolean =>
  SURFACES.every((surface) => contrast(colour, surface) >= READABLE);
