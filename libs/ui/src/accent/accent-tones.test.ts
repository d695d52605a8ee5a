import { accentTones, TOKENS } from './accent-tones';
import { contrast, over, parseColour } from './colour';

const STEPS = ['00', '40', '80', 'c0', 'ff'];
/** Colours from all over what a screen can show, the darkest and the brightest among them. */
const CHOSEN = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => `#${r}${g}${b}`)));
const surface = parseColour(TOKENS['walnut-700']);

describe('accentTones', () => {
  it.each(CHOSEN)('can be read, made of %s', (chosen) => {
    const tones = accentTones(chosen);
    const [text, line, fill, onFill] = [tones.text, tones.line, tones.fill, tones.onFill].map(parseColour);
    if (!text || !line || !fill || !onFill) throw new Error('A tone is missing.');
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text, over(0.08, text, surface))).toBeGreaterThanOrEqual(4.49);
    expect(contrast(line, surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(onFill, fill)).toBeGreaterThanOrEqual(4.49);
  });

  it('leaves a colour alone that can be read as it is', () => {
    expect(accentTones(TOKENS.accent)).toMatchObject({ text: TOKENS.accent, fill: TOKENS.accent });
  });
});
