/**
 * What the bartender says: text with marks for names in bold and for lists. Nothing parses it, and nothing that a drink
 * or a guest is called can change how it is shown. The marks are Unicode's characters for a program's own use.
 */
const BOLD = '\uFDD0';
const BOLD_END = '\uFDD1';
const ITEM = '\uFDD2';

export const bold = (text: string): string => `${BOLD}${text}${BOLD_END}`;
export const bullets = (lines: readonly string[]): string => lines.map((line) => `${ITEM}${line}`).join('\n');

/** Sentences and lists, one below the other; empty ones left out. */
export const paragraphs = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join('\n\n');

/** The text as it is streamed, and as a part of a model's Markdown. */
export const markedText = (marked: string): string =>
  marked.replaceAll(BOLD, '**').replaceAll(BOLD_END, '**').replaceAll(ITEM, '- ');

/** The text as HTML: `p`, `ul`, `li`, `strong` and `br`, and all else in it escaped. */
export const markedHtml = (marked: string): string =>
  escaped(marked)
    .split(/\n{2,}/)
    .map(blockHtml)
    .join('\n');

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A paragraph, a list, or a paragraph with a list below it. */
function blockHtml(block: string): string {
  const [lead = '', ...items] = block.split(ITEM).map(inlineHtml);
  const list = items.map((item) => `<li>${item}</li>\n`).join('');
  return `${lead && `<p>${lead}</p>`}${list && `<ul>\n${list}</ul>`}`;
}

const WHOLE_BOLD = new RegExp(`${BOLD}([^${BOLD}]*?)${BOLD_END}`, 'g');

const inlineHtml = (text: string): string =>
  text
    .trim()
    .replaceAll(WHOLE_BOLD, '<strong>$1</strong>')
    .replaceAll(/(?<!\s)\s*\n\s*/g, '<br>\n');
