import { PREFERENCE_OPTIONS, TEXT_LENGTHS } from '@peanut/contracts';
import { isWithinLimit, moreQuery, preferencesQuery, refinedQuery, withoutAnyOption } from './query-text';

describe('withoutAny', () => {
  it('leaves out what is no wish', () => {
    expect(withoutAnyOption({ preferredSpirit: 'gin', strength: 'any' })).toEqual({ preferredSpirit: 'gin' });
  });
});

describe('inWords', () => {
  it('says the choices in the order of the form', () => {
    expect(preferencesQuery({ preferredSpirit: 'gin', flavorProfile: 'smoky', occasion: 'any' })).toBe(
      'gin, smoky',
    );
  });

  it('leaves it to the bartender when nothing was chosen', () => {
    expect(preferencesQuery({})).toBe('Surprise me');
    expect(preferencesQuery({ strength: PREFERENCE_OPTIONS.strength[0] })).toBe('Surprise me');
  });
});

describe('refined', () => {
  it('adds the wish to those before', () => {
    expect(refinedQuery(refinedQuery('rainy evening', 'Less sweet'), 'Make it stronger')).toBe(
      'rainy evening. Less sweet. Make it stronger',
    );
  });

  it('lets the oldest refinement go when the text grows too long', () => {
    const first = 'x'.repeat(TEXT_LENGTHS.moodDescription - 20);
    const text = refinedQuery(refinedQuery(first, 'Less sweet'), 'Make it stronger');
    expect(text).toBe(`${first}. Make it stronger`);
    expect(isWithinLimit(refinedQuery('y'.repeat(TEXT_LENGTHS.moodDescription), 'Less sweet'))).toBe(true);
  });
});

describe('forMore', () => {
  it('asks for three different options with varied styles, and not for those shown', () => {
    expect(moreQuery('smoky', ['Negroni', 'Paper Plane'])).toBe(
      'smoky. Give me 3 different options with varied styles. Not Negroni. Not Paper Plane',
    );
  });

  it('stays within the limit', () => {
    const names = Array.from({ length: 300 }, (_, index) => `Drink number ${index}`);
    expect(isWithinLimit(moreQuery('smoky', names))).toBe(true);
  });
});
