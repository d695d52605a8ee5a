import { SEEDED_MENU } from '../../evaluation/seeded-menu.js';
import { answer } from '../chat/chat.js';
import { markedHtml } from '../language/marked-text.js';
import { withDrinkLinks } from './drink-links.js';

const [first, second, ...cocktails] = SEEDED_MENU.cocktails;
const [pour, ...whiskeys] = SEEDED_MENU.whiskeys;
if (!first || !second || !pour) throw new Error('The seed is too small.');
const menu = {
  ...SEEDED_MENU,
  cocktails: [
    { ...first, id: 'a', name: 'Smoke' },
    { ...second, id: 'b', name: 'Smoke & Mirrors' },
    { ...second, id: 'c', name: 'Hidden Gem', isVisible: false },
    ...cocktails,
  ],
  whiskeys: [{ ...pour, id: 'd/1', name: 'Öld <No. 1>' }, ...whiskeys],
};

describe('withDrinkLinks', () => {
  it.each([
    [
      '<p>Try <strong>Smoke</strong>.</p>',
      '<p>Try <strong><a href="/cocktails?highlight=a">Smoke</a></strong>.</p>',
    ],
    ['<p>Smoke &amp; Mirrors</p>', '<p><a href="/cocktails?highlight=b">Smoke &amp; Mirrors</a></p>'],
    [
      '<p>Smoke &#x26; Mirrors, Smoke</p>',
      '<p><a href="/cocktails?highlight=b">Smoke &amp; Mirrors</a>, <a href="/cocktails?highlight=a">Smoke</a></p>',
    ],
    [
      '<ul><li>Öld &lt;No. 1&gt;</li></ul>',
      '<ul><li><a href="/whiskey?highlight=d%2F1">Öld &lt;No. 1&gt;</a></li></ul>',
    ],
    ['<p>Smoke and Smoke</p>', '<p><a href="/cocktails?highlight=a">Smoke</a> and Smoke</p>'],
    ['<p><a href="https://x.test">Smoke</a></p>', '<p><a href="https://x.test">Smoke</a></p>'],
    ['<p>Smoked, smoke, Smokey, no Hidden Gem, no <strong>Mai Tai</strong></p>', undefined],
    ['<p>a virgin Smoke, <strong>Smoke without the spirit</strong></p>', undefined],
    ['<p>a < b "c" &amp; d</p>', undefined],
  ])('%s', (html, expected = html) => {
    expect(withDrinkLinks(html, menu)).toBe(expected);
  });

  it('links what the house bartender names, and no classic that is off the menu', () => {
    const html = withDrinkLinks(
      markedHtml(answer({ message: 'is there a mai tai?', history: [] }, SEEDED_MENU)),
      SEEDED_MENU,
    );
    const daiquiri = SEEDED_MENU.cocktails.find(({ name }) => name === 'Daiquiri');
    expect(html).toContain(`<strong><a href="/cocktails?highlight=${daiquiri?.id}">Daiquiri</a></strong>`);
    expect(html).toContain('<strong>Mai Tai</strong>');
  });
});
