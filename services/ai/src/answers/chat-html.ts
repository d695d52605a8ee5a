import { CHAT_HTML_TAGS, CHAT_LINK } from '@peanut/contracts';
import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import MarkdownIt from 'markdown-it';

/** Text that looks like HTML stays text; of Markdown only what the chat shows is read. */
const markdown = new MarkdownIt('zero', { html: false, breaks: true }).enable([
  'heading',
  'list',
  'emphasis',
  'link',
  'newline',
  'escape',
  'entity',
]);
markdown.validateLink = (url) => CHAT_LINK.test(url);
markdown.renderer.rules['heading_open'] = () => '<p><strong>';
markdown.renderer.rules['heading_close'] = () => '</strong></p>\n';

const ALLOWED: Schema = {
  tagNames: [...CHAT_HTML_TAGS],
  attributes: { a: [['href', CHAT_LINK]] },
  protocols: { href: ['https'] },
  // What stands inside of these is no text to show.
  strip: ['script', 'style', 'title', 'textarea', 'iframe', 'noscript', 'template', 'svg', 'math'],
};

/**
 * The bartender's Markdown as HTML. The allow-list has the last word: it is applied to the tree that a browser
 * would read, whatever the renderer made.
 */
export function chatHtml(text: string): string {
  return sanitised(markdown.render(text));
}

/** Any HTML with nothing left but the chat's elements and links. */
export function sanitised(html: string): string {
  return toHtml(sanitize(fromHtml(html, { fragment: true }), ALLOWED)).trim();
}

const LINE_ENDS = /<(?:\/(?:p|li)|br)\b[^<>]*>/gi;
const TAG = /<[/!?a-z][^<>]*>/gi;
const CHARACTER = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED: ReadonlyMap<string | undefined, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);
const LAST_CODE_POINT = 0x10ffff;

function character(written: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? written;
  const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : written;
}

/**
 * The words of the chat's own HTML, as a guest's browser sends it back. It reads tag by tag and builds no tree, so
 * that nesting, however deep, costs nothing. The outcome is text: it is no HTML to show.
 */
export function htmlText(html: string): string {
  return html
    .replace(LINE_ENDS, '\n')
    .replace(TAG, '')
    .replace(CHARACTER, character)
    .replace(/\n{2,}/g, '\n')
    .toWellFormed()
    .trim();
}
