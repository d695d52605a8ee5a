import { mentions, phraseKey, words } from './words.js';
import { capital, cut, listed, uncapital, withArticle } from './sentences.js';

describe('words', () => {
  it('folds case, accents, plurals and apostrophes', () => {
    expect(words("Maker's Piña Coladas, CHERRIES & glasses")).toEqual([
      'maker',
      'pina',
      'colada',
      'cherry',
      'glass',
    ]);
  });

  it('keeps what only looks like a plural', () => {
    expect(phraseKey('less bitters, molasses')).toBe('less bitters molasses');
  });

  it('finds whole words alone', () => {
    expect([mentions('fresh limes', 'lime'), mentions('sublime', 'lime')]).toEqual([true, false]);
  });
});

describe('sentences', () => {
  it('lists, cuts and capitalises', () => {
    expect(listed(['gin', 'lime', 'mint'])).toBe('gin, lime and mint');
    expect(cut('Bright, bitter and brisk', 15)).toBe('Bright, bitter');
    expect([...cut('🍹'.repeat(20), 10)]).toHaveLength(10);
    expect([capital('éclair'), uncapital('Lime'), uncapital('IPA')]).toEqual(['Éclair', 'lime', 'IPA']);
    expect([withArticle('Old Fashioned'), withArticle('Negroni')]).toEqual(['an Old Fashioned', 'a Negroni']);
  });
});
