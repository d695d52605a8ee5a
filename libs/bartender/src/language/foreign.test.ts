import { isForeign } from './foreign.js';

describe('a text in another language', () => {
  it.each([
    'Ich hätte gern etwas Rauchiges ohne Gin',
    'algo dulce sin ron',
    'quelque chose de fort et amer',
    'vorrei qualcosa di leggero',
    'quero uma bebida com café',
    'おすすめは何ですか',
    'что-нибудь с дымом',
  ])('is told from English: %s', (text) => {
    expect(isForeign(text)).toBe(true);
  });

  it.each([
    'something smoky please',
    'a rum drink',
    'no gin, not sweet',
    'was it bitter?',
    'Paloma',
    'El Diablo or La Paloma?',
    'I want a tequila soda',
    'Piña Colada con algo?',
    '🍸🍸🍸',
  ])('is not seen in English: %s', (text) => {
    expect(isForeign(text)).toBe(false);
  });
});
