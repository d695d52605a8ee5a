import { plainLetters, plainWords, typedWords } from './plain-words.js';

describe('plainLetters', () => {
  it.each([
    ['Smørrebrød, Æble & Œuf', 'smorrebrod, aeble & oeuf'],
    ['Łącka, đakovo, Reykjavík, þorri, ðill', 'lacka, dakovo, reykjavik, thorri, dill'],
    ['Weißbier, WEIẞBIER, RAKI, rakı, İNCİR', 'weissbier, weissbier, raki, raki, incir'],
    ['ŋ ħ ŧ ĸ ə ɓ', 'ng h t k e b'],
    ['ﬁzz, Ĳs, ＧＩＮ, Nº 3', 'fizz, ijs, gin, no 3'],
    ['Crème, Curac\u0327ao, Piña, Phở', 'creme, curacao, pina, pho'],
    ['Pimm’s, Pimm‘s, ʻŌkolehao, Bailey`s®, Campari™', 'pimms, pimms, okolehao, baileys, campari'],
    ['ΟΥΖΟΣ, Лайм', 'ουζοσ, лаим'],
  ])('%s: %s', (text, plain) => expect(plainLetters(text)).toBe(plain));
});

describe('plainWords', () => {
  it.each([
    [
      'gin and tonic',
      ['Gin & Tonic', 'Gin&Tonic', 'gin + tonic', 'Gin ＆ Tonic', "Gin 'n' Tonic", 'gin ’n tonic'],
    ],
    ['rock and roll', ["Rock'n'Roll", 'Rock ‘n’ Roll', 'rock n roll', "Rock n' Roll"]],
    ['7 up', ['7up', '7-Up', '7 UP']],
    ['licor 43', ['Licor43', 'LICOR 43']],
    ['n a beer', ['N/A beer', '& n.a. beer +']],
    ['', ['&', '+ &', '…']],
  ])('are %j in each of %j', (words, texts) => {
    for (const text of texts) expect(plainWords(text).join(' ')).toBe(words);
  });

  it('are typed with the figures that touch them', () => {
    expect(typedWords('7up & no3gin')).toEqual(['7up', 'and', 'no3gin']);
    expect(plainWords('7up & no3gin')).toEqual(['7', 'up', 'and', 'no', '3', 'gin']);
  });
});
