import { PREFERENCE_OPTIONS, TEXT_LIMITS } from '@peanut/contracts';
import { fits, forMore, inWords, refined, withoutAny } from './wording';

describe('withoutAny', () => {
  it('leaves out what is no wish', () => {
    expect(withoutAny({ preferredSpirit: 'gin', strength: 'any' })).toEqual({ preferredSpirit: 'gin' });
  });
});

describe('inWords', () => {
  it('says the choices in the order of the form', () => {
    expect(inWords({ preferredSpirit: 'gin', flavorProfile: 'smoky', occasion: 'any' })).toBe('gin, smoky');
  });

  it('leaves it to the bartender when nothing was chosen', () => {
    expect(inWords({})).toBe('Surprise me');
    expect(inWords({ strength: PREFERENCE_OPTIONS.strength[0] })).toBe('Surprise me');
  });
});

describe('refined', () => {
  it('adds the wish to those before', () => {
    expect(refined(refined('rainy evening', 'Less sweet'), 'Make it stronger')).toBe(
      'rainy evening. Less sweet. Make it stronger',
    );
  });

  it('lets the oldest refinement go when the text grows too long', () => {
    const first = 'x'.repeat(TEXT_LIMITS.moodDescription - 20);
    const text = refined(refined(first, 'Less sweet'), 'Make it stronger');
    expect(text).toBe(`${first}. Make it stronger`);
    expect(fits(refined('y'.repeat(TEXT_LIMITS.moodDescription), 'Less sweet'))).toBe(true);
  });
});

describe('forMore', () => {
  it('asks for three different options with varied styles, and not for those shown', () => {
    expect(forMore('smoky', ['Negroni', 'Paper Plane'])).toBe(
      'smoky. Give me 3 different options with varied styles. Not Negroni. Not Paper Plane',
    );
  });

  it('stays within the limit', () => {
    const names = Array.from({ length: 300 }, (_, index) => `Drink number ${index}`);
    expect(fits(forMore('smoky', names))).toBe(true);
  });
});
