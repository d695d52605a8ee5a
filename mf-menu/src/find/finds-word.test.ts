import { FIT, fitOf } from './finds-word';

describe('a typed word finds a word', () => {
  it.each<[typed: string, word: string, fit: keyof typeof FIT, why: string]>([
    ['negroni', 'negroni', 'whole', 'it is it'],
    ['sours', 'sour', 'whole', 'it is its plural'],
    ['neg', 'negroni', 'beginning', 'it begins it'],
    ['nebroni', 'negroni', 'near', 'one letter wrong'],
    ['begroni', 'negroni', 'near', 'the first letter wrong'],
    ['negrono', 'negroni', 'near', 'the last letter wrong'],
    ['negoni', 'negroni', 'near', 'one letter missing'],
    ['egroni', 'negroni', 'near', 'the first letter missing'],
    ['neggroni', 'negroni', 'near', 'one letter added'],
    ['negronix', 'negroni', 'near', 'one letter added at its end'],
    ['engroni', 'negroni', 'near', 'the first two letters swapped'],
    ['negorni', 'negroni', 'near', 'two letters swapped'],
    ['negorn', 'negroni', 'near', 'two letters swapped in its beginning'],
    ['groni', 'negroni', 'none', 'it stands in its middle'],
    ['ngro', 'negroni', 'none', 'a letter missing in a short word'],
    ['gni', 'gin', 'none', 'swapped letters in a short word'],
    ['nebrini', 'negroni', 'none', 'two letters wrong'],
    ['geonrni', 'negroni', 'none', 'letters far apart swapped'],
    ['negronixy', 'negroni', 'none', 'two letters added'],
    ['sourly', 'sour', 'none', 'two letters more than it has'],
  ])('%s and %s: %s, as %s', (typed, word, fit) => {
    expect(fitOf(typed, word)).toBe(FIT[fit]);
  });
});
