import { bold, bullets, markedHtml, markedText, paragraphs } from './marked-text.js';

const REPLY = paragraphs(
  `Try the ${bold('Negroni')}:`,
  bullets([`${bold('Gin')}, 1 oz`, 'Campari']),
  undefined,
  'Stir.\nStrain.',
);

describe('marked text', () => {
  it('is streamed as plain text with the signs of Markdown', () => {
    expect(markedText(REPLY)).toBe('Try the **Negroni**:\n\n- **Gin**, 1 oz\n- Campari\n\nStir.\nStrain.');
  });

  it('is shown as HTML', () => {
    expect(markedHtml(REPLY)).toBe(
      '<p>Try the <strong>Negroni</strong>:</p>\n<ul>\n<li><strong>Gin</strong>, 1 oz</li>\n<li>Campari</li>\n</ul>\n<p>Stir.<br>\nStrain.</p>',
    );
  });

  it.each([
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['</p><script>alert(1)</script>', '<p>&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['&lt;b&gt; & &#60;', '<p>&amp;lt;b&amp;gt; &amp; &amp;#60;</p>'],
    ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
    ['**a** _b_ `c` # d', '<p>**a** _b_ `c` # d</p>'],
    ['- a\n1. b', '<p>- a<br>\n1. b</p>'],
  ])('keeps what is marked by nobody: %j', (text, html) => {
    expect(markedHtml(text)).toBe(html);
    expect(markedHtml(bold(text))).toBe(
      html.replace('<p>', '<p><strong>').replace(/<\/p>$/, '</strong></p>'),
    );
  });

  it('closes what it opens, also of a text that was cut or holds marks itself', () => {
    const cut = bold('<i>').slice(0, -1);
    expect(markedHtml(cut)).not.toContain('<strong>');
    expect(markedHtml(bold(`a${cut}`))).toMatch(/^<p>[^<]*<strong>&lt;i&gt;<\/strong>[^<]*<\/p>$/u);
    expect(markedHtml(bullets([`a\n\n${bullets(['b'])}`]))).toBe(
      '<ul>\n<li>a</li>\n</ul>\n<ul>\n<li>b</li>\n</ul>',
    );
  });
});
