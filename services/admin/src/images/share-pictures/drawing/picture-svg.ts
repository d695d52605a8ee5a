import { SHARE_PICTURE, spiritColour } from '@peanut/contracts';
import { CORNER, glassSvg, MARK, TOKENS } from './drawings.js';
import { fitText } from './fit-text.js';
import { Typeface } from './typeface.js';

/** What a picture shows. */
export interface PictureFacts {
  name: string;
  spirit: string;
  /** The vessel as the owner wrote it; a whiskey has none of its own. */
  glass: string;
  barName: string;
}

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const [INK, WALNUT] = [TOKENS['ink-950'], TOKENS['walnut-800']];
const [CREAM, BRASS] = [TOKENS['cream-100'], TOKENS.accent];

const FRAME = 28;
const CORNER_SIZE = 78;
/** The glass on the left, the texts centred on the right. */
const GLASS = { x: 118, y: 76, width: 358, height: 478 };
const TEXT = { middle: 820, width: 560 };

const display = new Typeface('cormorant', 600);
const caps = new Typeface('jost', 500, ['latin', 'latin-ext', 'cyrillic'], 0.16);

/** The picture as an SVG of shapes alone: texts are outlines, so neither fonts nor markup come from outside. */
export function pictureSvg({ name, spirit, glass, barName }: PictureFacts): string {
  const drink = TOKENS[`spirit-${spiritColour(spirit)}`];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<linearGradient id="wood" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${WALNUT}"/><stop offset="1" stop-color="${INK}"/></linearGradient>
<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="297" cy="300" r="420"><stop offset="0" stop-color="${drink}" stop-opacity="0.34"/><stop offset="0.55" stop-color="${drink}" stop-opacity="0.1"/><stop offset="1" stop-color="${drink}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wood)"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/>
${frame()}
${placed(tinted(glassSvg(glass), CREAM, drink), GLASS)}
${texts({ name, spirit, barName }, drink)}
</svg>`;
}

/** A drawing with its colours filled in: what makes the picture knows no variables of CSS. */
const tinted = (svg: string, lines: string, drink: string): string =>
  svg
    .replaceAll('var(--drink, currentColor)', drink)
    .replaceAll('currentColor', lines)
    .replaceAll(' vector-effect="non-scaling-stroke"', '');

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const placed = (svg: string, { x, y, width, height }: Place): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/** A hairline with a stepped corner at each end. */
function frame(): string {
  const corner = placed(tinted(CORNER, BRASS, BRASS), {
    x: 0,
    y: 0,
    width: CORNER_SIZE,
    height: CORNER_SIZE,
  });
  const at = (x: number, y: number, turn: string): string =>
    `<g transform="translate(${x} ${y}) scale(${turn})" opacity="0.75">${corner}</g>`;
  const [right, bottom] = [WIDTH - FRAME, HEIGHT - FRAME];
  const [from, line] = [FRAME + CORNER_SIZE, 1.6];
  return [
    at(FRAME, FRAME, '1 1'),
    at(right, FRAME, '-1 1'),
    at(FRAME, bottom, '1 -1'),
    at(right, bottom, '-1 -1'),
    `<path d="M${from} ${FRAME + line}H${WIDTH - from}M${from} ${bottom - line}H${WIDTH - from}M${FRAME + line} ${from}V${HEIGHT - from}M${right - line} ${from}V${HEIGHT - from}" stroke="${BRASS}" stroke-width="1.6" opacity="0.5"/>`,
  ].join('\n');
}

const MOST_NAME = { width: TEXT.width, height: 270, lineHeight: 1 };
const NAME_SIZES = [112, 100, 90, 80, 72, 64, 56, 50, 44, 38, 34];
const BAR_SIZES = [30, 27, 24, 21];

/** Spirit, name and the bar's name. A name that the fonts cannot draw gives its place to the bar's. */
function texts({ name, spirit, barName }: Omit<PictureFacts, 'glass'>, drink: string): string {
  const drinkName = display.drawable(name);
  const title = drinkName ?? display.drawable(barName);
  const overline = caps.drawable(spirit.toUpperCase());
  const fitted = title
    ? fitText(title, { ...MOST_NAME, sizes: NAME_SIZES }, (text, size) => display.width(text, size))
    : undefined;
  const nameHeight = fitted ? fitted.lines.length * fitted.size : 0;
  const top = (HEIGHT - nameHeight) / 2 - 14;
  return [
    overline && centred(caps, overline, top - 34, [26, 23, 20, 17], drink),
    fitted?.lines.map((line, at) =>
      centredLine(display, line, top + (at + 0.8) * fitted.size, fitted.size, CREAM),
    ),
    rule(top + nameHeight + 38),
    drinkName && barLine(barName, top + nameHeight + 100),
  ]
    .flat()
    .filter(Boolean)
    .join('\n');
}

/** In capitals, which have fewer letters than the typeface of names. */
function barLine(barName: string, y: number): string | undefined {
  const inCaps = caps.drawable(barName.toUpperCase());
  if (inCaps) return centred(caps, inCaps, y, BAR_SIZES, BRASS);
  const plain = display.drawable(barName);
  return plain && centred(display, plain, y, [40, 36, 32, 28], BRASS);
}

/** The brand mark between two hairlines. */
function rule(y: number): string {
  const { middle } = TEXT;
  const mark = placed(tinted(MARK, BRASS, BRASS), { x: middle - 22, y: y - 22, width: 44, height: 44 });
  return `<path d="M${middle - 190} ${y}H${middle - 38}M${middle + 38} ${y}H${middle + 190}" stroke="${BRASS}" stroke-width="1.4" opacity="0.6"/>${mark}`;
}

/** One line, or two where it is long. */
function centred(
  typeface: Typeface,
  text: string,
  y: number,
  sizes: readonly number[],
  colour: string,
): string {
  const measure = (piece: string, size: number): number => typeface.width(piece, size);
  const size = sizes.find((each) => measure(text, each) <= TEXT.width) ?? sizes.at(-1) ?? 0;
  const { lines } = fitText(
    text,
    { width: TEXT.width, height: size * 2.8, lineHeight: 1.4, sizes: [size] },
    measure,
  );
  return lines.map((line, at) => centredLine(typeface, line, y + at * size * 1.35, size, colour)).join('\n');
}

const centredLine = (typeface: Typeface, line: string, y: number, size: number, colour: string): string =>
  `<path d="${typeface.outline(line, TEXT.middle - typeface.width(line, size) / 2, y, size)}" fill="${colour}"/>`;
