import { htmlText } from '@peanut/bartender/answers';
import { chatHtml, sanitised } from './chat-html.js';

describe('chatHtml', () => {
  it.each([
    ['one\n\ntwo', '<p>one</p>\n<p>two</p>'],
    ['one\ntwo', '<p>one<br>\ntwo</p>'],
    ['**a** *b* _c_', '<p><strong>a</strong> <em>b</em> <em>c</em></p>'],
    ['1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['# Title', '<p><strong>Title</strong></p>'],
    ['[menu](/cocktails?highlight=1)', '<p><a href="/cocktails?highlight=1">menu</a></p>'],
    ['[x](https://example.org/a)', '<p><a href="https://example.org/a">x</a></p>'],
    ['[x](http://example.org)', '<p>[x](http://example.org)</p>'],
    ['[x](//example.org)', '<p>[x](//example.org)</p>'],
    ['a < b & c', '<p>a &#x3C; b &#x26; c</p>'],
    ['<b>bold</b>', '<p>&#x3C;b>bold&#x3C;/b></p>'],
    ['| a | b |\n|---|---|', '<p>| a | b |<br>\n|---|---|</p>'],
  ])('%j', (markdown, html) => expect(chatHtml(markdown)).toBe(html));
});

describe('sanitised', () => {
  it.each([
    ['<script>x</script>y', 'y'],
    ['<style>x</style>y', 'y'],
    ['<p onclick="x" class="y" style="z">t</p>', '<p>t</p>'],
    ['<div><h1>t</h1></div>', 't'],
    ['<img src="x">', ''],
    ['<a href="javascript:x">t</a>', '<a>t</a>'],
    ['<a href=" javascript:x">t</a>', '<a>t</a>'],
    ['<a href="/\t/evil.example">t</a>', '<a>t</a>'],
    ['<a href="/\\evil.example">t</a>', '<a>t</a>'],
    ['<a href="//evil.example">t</a>', '<a>t</a>'],
    ['<a href="https://example.org">t</a>', '<a href="https://example.org">t</a>'],
    ['<a href="/x" target="_blank" rel="y">t</a>', '<a href="/x">t</a>'],
    ['<svg><a href="/x"><script>1</script></a></svg>', ''],
  ])('%s', (given, expected) => expect(sanitised(given)).toBe(expected));

  it('changes nothing of what it let through', () => {
    const html = chatHtml('**a** [b](/c)\n\n- d\n- e &lt; f');
    expect(sanitised(html)).toBe(html);
  });
});

describe('htmlText', () => {
  it.each([
    ['<p>Try <strong>it</strong></p><ul><li>a</li><li>b &amp; c</li></ul>', 'Try it\na\nb & c'],
    ['<p>one<br>\ntwo</p>\n<p>three</p>', 'one\ntwo\nthree'],
    ['<p>a &#x3C;b> &#60; &lt;c&gt; &quot;d&quot;</p>', 'a <b> < <c> "d"'],
    ['&#x110000;&#xd800;&unknown;', '&#x110000;\ufffd&unknown;'],
    ['a < b > c', 'a < b > c'],
  ])('%j reads %j', (html, text) => expect(htmlText(html)).toBe(text));

  it('reads back what the chat shows', () => {
    expect(htmlText(chatHtml('**a** < b & *c*\n\n- d\n- e'))).toBe('a < b & c\nd\ne');
  });

  it.each(['<b>', '<template>', '<strong><em>', '<ul><li>', '<p', '<', '&#'])(
    'reads %j, however often it is repeated',
    (piece) => {
      expect(htmlText(`${piece.repeat(30_000)}words`)).toContain('words');
    },
  );
});
