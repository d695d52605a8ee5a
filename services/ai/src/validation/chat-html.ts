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
  // Their content is no text to show.
  strip: ['script', 'style', 'title', 'textarea', 'iframe', 'noscript', 'template', 'svg', 'math'],
};

/**
 * A model's Markdown as HTML. The allow-list has the last word: it is applied to the tree that a browser
 * would read, whatever the renderer made.
 */
export function chatHtml(text: string): string {
  return sanitised(markdown.render(text));
}

/** Any HTML with nothing left but the chat's elements and links. */
export function sanitised(html: string): string {
  return toHtml(sanitize(fromHtml(html, { fragment: true }), ALLOWED)).trim();
}
