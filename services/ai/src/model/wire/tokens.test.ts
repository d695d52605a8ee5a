import { TokenRatio, estimatedTokens, wasCut } from './tokens.js';

const PROMPT = 'a bourbon drink, please. '.repeat(200);

it('counts letters beyond ASCII for more', () => {
  expect(estimatedTokens('abcdefg')).toBe(2);
  expect(estimatedTokens('日本語')).toBe(3);
});

it.each([
  ['as many as were sent', 1_400, false],
  ['half of them', 700, true],
  ['a fixed number', 100, false],
  ['nothing', undefined, false],
])('a server that counts %s', (_, counted, isCut) => {
  expect(wasCut(PROMPT, counted)).toBe(isCut);
});

it('believes a server that counts more at once, and one that counts less slowly', () => {
  const estimate = estimatedTokens(PROMPT);
  const ratio = new TokenRatio();
  ratio.observe(PROMPT, 1.3 * estimate);
  expect(ratio.tokens(PROMPT)).toBe(Math.ceil(1.3 * estimate));
  ratio.observe(PROMPT, estimate);
  expect(ratio.tokens(PROMPT)).toBeGreaterThan(1.2 * estimate);
  ratio.observe(PROMPT, 10);
  expect(ratio.tokens(PROMPT)).toBeGreaterThan(1.2 * estimate);
});
