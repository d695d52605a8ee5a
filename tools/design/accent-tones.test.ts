import { readFileSync } from 'node:fs';
import { accentTones, DEFAULT_ACCENT, TOKENS } from '../../libs/ui/src/accent/accent-tones';
import { contrast, over, parseColour, toLab, type Rgb } from '../../libs/ui/src/accent/colour';

const STYLES = readFileSync('libs/ui/src/tokens.css', 'utf8');
const token = (name: string) => {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(STYLES)?.[1];
  if (!value) throw new Error(`tokens.css has no colour --${name}.`);
  return value;
};
const colourOf = (name: string) => parseColour(token(name));

/** Every dark surface of the design; walnut-600 is drawn in skeletons only, where nothing is read. */
const SURFACES = [...STYLES.matchAll(/--((?:ink|walnut)-\d+):/g)]
  .map(([, name]) => String(name))
  .filter((name) => name !== 'walnut-600')
  .map(colourOf);
const CREAMS = ['cream-100', 'cream-300', 'cream-500'].map(colourOf);

const STEPS = ['00', '24', '48', '6d', '92', 'b6', 'db', 'ff'];
const GRID = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)));
const NAMED = ['#b45309', '#1e3a8a', '#7f1d1d', '#000000', '#ffffff', '#66ccaa', '#808080', '#757575'];
const COLOURS = [...GRID, ...NAMED];

const below = (
  limit: number,
  measure: (tones: Record<keyof ReturnType<typeof accentTones>, Rgb>) => number,
) =>
  COLOURS.filter((chosen) => {
    const { text, line, fill, onFill } = accentTones(chosen);
    const [a, b, c, d] = [text, line, fill, onFill].map(parseColour) as [Rgb, Rgb, Rgb, Rgb];
    return measure({ text: a, line: b, fill: c, onFill: d }) < limit;
  });
const worst = (colour: Rgb, surfaces: Rgb[]) => Math.min(...surfaces.map((one) => contrast(colour, one)));

it('scripts know the colours as tokens.css has them', () => {
  expect(Object.keys(TOKENS).map((name) => [name, token(name)])).toEqual(Object.entries(TOKENS));
  expect(accentTones(DEFAULT_ACCENT).text).toBe(DEFAULT_ACCENT);
});

describe('the tones of any accent colour', () => {
  it('hold as text on every surface, also where it is tinted with the accent', () => {
    const tinted = (text: Rgb) => SURFACES.map((surface) => over(0.08, text, surface));
    expect(below(4.5, ({ text }) => worst(text, [...SURFACES, ...tinted(text)]))).toEqual([]);
  });

  it('hold as text in the candle-light at the top of the page', () => {
    expect(below(4.5, ({ text }) => contrast(text, over(0.13, text, colourOf('ink-900'))))).toEqual([]);
  });

  it('can be seen as edges of controls on every surface', () => {
    expect(below(3, ({ line }) => worst(line, SURFACES))).toEqual([]);
  });

  it('let the text on filled controls be read, also while the pointer brightens them', () => {
    const brighter = (colour: Rgb) => colour.map((value) => Math.min(1, value * 1.1)) as Rgb;
    expect(below(4.5, ({ fill, onFill }) => contrast(fill, onFill))).toEqual([]);
    expect(below(4.5, ({ fill, onFill }) => contrast(brighter(fill), brighter(onFill)))).toEqual([]);
  });

  it('let other text be read where they lie as a light tint below it', () => {
    const hovered = (text: Rgb) => SURFACES.map((surface) => over(0.22, text, surface));
    expect(below(4.5, ({ text }) => worst(CREAMS[1] as Rgb, hovered(text)))).toEqual([]);
    const atTheTop = (text: Rgb) => over(0.13, text, colourOf('ink-900'));
    expect(below(4.5, ({ text }) => Math.min(...CREAMS.map((one) => contrast(one, atTheTop(text)))))).toEqual(
      [],
    );
  });

  it('keep the hue', () => {
    const turned = COLOURS.filter((chosen) => {
      const [, a, b] = toLab(parseColour(chosen));
      const [, c, d] = toLab(parseColour(accentTones(chosen).text));
      const isColourful = Math.min(Math.hypot(a, b), Math.hypot(c, d)) > 0.05;
      return isColourful && Math.cos(Math.atan2(b, a) - Math.atan2(d, c)) < 0.99;
    });
    expect(turned).toEqual([]);
  });
});

describe('accentTones', () => {
  it('leaves a colour alone that holds', () => {
    expect(accentTones('#66ccaa')).toMatchObject({
      text: '#66ccaa',
      fill: '#66ccaa',
      onFill: token('ink-950'),
    });
  });

  it('fills with a dark colour as it is, under light text', () => {
    expect(accentTones('#7f1d1d')).toMatchObject({ fill: '#7f1d1d', onFill: token('cream-100') });
  });

  it('gives the built-in accent the tones of tokens.css', () => {
    const { text, line } = accentTones(token('accent'));
    expect([text, line]).toEqual([token('accent'), token('accent-line')]);
  });
});
