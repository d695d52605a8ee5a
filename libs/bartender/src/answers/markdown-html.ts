import { CHAT_LINK } from '@peanut/contracts';
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

/** The bartender's Markdown as HTML. Whoever shows it sanitises it: this only renders. */
export const markdownHtml = (text: string): string => markdown.render(text);
