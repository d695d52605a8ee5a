import MarkdownIt, { type Token } from 'markdown-it';
import { type Block } from './blocks.js';
import { readDelimited } from './delimited.js';

/** No recipe has a longer line, and no piece of a document needs to be read with all others. */
const LONGEST_LINE = 4_000;
const LONGEST_PIECE = 20_000;

const READER = new MarkdownIt();

/** The words of inline tokens: of links their text, of pictures and of what is struck out nothing. */
function wordsOf(tokens: readonly Token[]): string {
  let struck = 0;
  let words = '';
  for (const { type, content } of tokens) {
    if (type === 's_open') struck += 1;
    else if (type === 's_close') struck -= 1;
    else if (struck > 0 || type === 'image') continue;
    else words += type === 'softbreak' || type === 'hardbreak' ? '\n' : content;
  }
  return words;
}

/** Begins an item of a list in a list. */
export const NESTED = '  ';

/** Puts the tokens of a document together. */
class MarkdownReading {
  readonly blocks: Block[] = [];
  private rows: string[][] | undefined;
  private lists = 0;
  /** Of the heading that is open; 0 elsewhere. */
  private level = 0;
  private mark = '';

  /** @param lines the source's lines, which tell how far two blocks are apart */
  read(tokens: readonly Token[], lines: readonly string[]): void {
    for (const [at, token] of tokens.entries()) {
      const { type } = token;
      if (token.level === 0 && isApart(lines, token.map?.[0] ?? 0)) this.blocks.push({ kind: 'rule' });
      if (type === 'inline') this.add(`${this.taken()}${wordsOf(token.children ?? []).trim()}`);
      else if (type === 'fence' || type === 'code_block') this.blocks.push(...readDelimited(token.content));
      else if (type === 'hr') this.blocks.push({ kind: 'rule' });
      else if (type === 'heading_open') this.level = Number(token.tag.slice(1));
      else if (type === 'heading_close') this.level = 0;
      else if (type.endsWith('list_open')) this.openList(tokens, at);
      else if (type.endsWith('list_close')) this.lists -= 1;
      else this.readTable(type);
    }
  }

  private openList(tokens: readonly Token[], at: number): void {
    if (this.lists === 0) this.blocks.push({ kind: 'lines', text: '' });
    this.lists += 1;
    this.mark = numberAlone(tokens, at);
  }

  private taken(): string {
    const { mark } = this;
    this.mark = '';
    return mark;
  }

  private readTable(type: string): void {
    if (type === 'table_open') this.rows = [];
    if (type === 'tr_open') this.rows?.push([]);
    if (type !== 'table_close') return;
    if (this.rows) this.blocks.push({ kind: 'table', rows: this.rows });
    this.rows = undefined;
  }

  private add(text: string): void {
    const before = this.blocks.at(-1);
    if (this.rows) this.rows.at(-1)?.push(text);
    else if (text === '') return;
    else if (this.level > 0 && !text.includes('\n'))
      this.blocks.push({ kind: 'heading', text, level: this.level });
    else if (this.lists > 0 && before?.kind === 'lines')
      before.text += `${before.text && '\n'}${this.lists > 1 ? NESTED : ''}${text}`;
    else this.blocks.push(...readDelimited(text));
  }
}

/** Two blank lines part texts as a rule does. */
const isApart = (lines: readonly string[], start: number): boolean =>
  start > 1 && lines[start - 1]?.trim() === '' && lines[start - 2]?.trim() === '';

/** One number alone counts nothing and stays: "3. Templeton Rye", "1934. Rum and lime". */
function numberAlone(tokens: readonly Token[], at: number): string {
  const [list, item] = tokens.slice(at, at + 2);
  if (list?.type !== 'ordered_list_open' || !item) return '';
  const end = tokens.findIndex((token, index) => index > at && token.level === list.level);
  const items = tokens
    .slice(at, end)
    .filter((token) => token.type === 'list_item_open' && token.level === item.level);
  return items.length === 1 ? `${item.info}${item.markup} ` : '';
}

/** The text in pieces that end with a paragraph, or with a line. */
function* piecesOf(text: string): Generator<string> {
  let piece: string[] = [];
  let length = 0;
  for (const line of text.split('\n')) {
    if (length > LONGEST_PIECE || (line.trim() === '' && length > LONGEST_PIECE / 2)) {
      yield piece.join('\n');
      piece = [];
      length = 0;
    }
    piece.push(line.slice(0, LONGEST_LINE));
    length += Math.min(line.length, LONGEST_LINE) + 1;
  }
  yield piece.join('\n');
}

/** The pieces of a text as Markdown tells them; a text without any mark is paragraphs. */
export function readMarkdown(text: string): Block[] {
  const reading = new MarkdownReading();
  for (const piece of piecesOf(text)) reading.read(READER.parse(piece, {}), piece.split('\n'));
  return reading.blocks.filter((block) => block.kind !== 'lines' || block.text !== '');
}
