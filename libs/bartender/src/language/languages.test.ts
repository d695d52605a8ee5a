import { understand } from './languages.js';

describe('understand', () => {
  it.each([
    ['Ich hätte gern etwas Rauchiges ohne Gin', 'de', 'smoky without gin'],
    ['algo dulce sin ron', 'es', 'something sweet without rum'],
    ['quelque chose de fort et amer', 'fr', 'strong and bitter'],
    ['vorrei qualcosa di leggero', 'it', 'something'],
    ['quero uma bebida com café', 'pt', 'with coffee'],
  ])('reads %s', (text, language, english) => {
    const understood = understand(text);
    expect(understood.language).toBe(language);
    expect(understood.text.replace(/\s+/g, ' ')).toContain(english);
  });

  it.each([
    'something smoky please',
    'a rum drink',
    'no gin, not sweet',
    'was it bitter?',
    'Paloma',
    'I want a tequila soda',
  ])('leaves English as it is: %s', (text) => {
    expect(understand(text)).toEqual({ text, language: undefined });
  });

  it('knows what it cannot read', () => {
    expect(understand('おすすめは何ですか').language).toBe('other');
    expect(understand('что-нибудь с дымом').language).toBe('other');
  });
});
