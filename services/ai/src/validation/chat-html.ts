import { markdownHtml } from '@peanut/bartender/answers';
import { CHAT_HTML_TAGS, CHAT_LINK } from '@peanut/contracts';
import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

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
  return sanitised(markdownHtml(text));
}

/** Any HTML with nothing left but the chat's elements and links. */
export function sanitised(html: string): string {
  return toHtml(sanitize(fromHtml(html, { fragment: true }), ALLOWED)).trim();
}
