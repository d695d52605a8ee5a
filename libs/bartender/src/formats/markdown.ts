import { Lexer, type Token, type Tokens } from 'marked';
import { type Block, textOfBlock } from './blocks.js';
import { readDelimited } from './delimited.js';

/** No recipe has a longer line; and pieces are read one by one, as the lexer takes longer for long ones. */
const LONGEST_LINE = 4_000;
const LONGEST_PIECE = 20_000;

const isTag = (raw: string) => /^<[^<>]*>$/.test(raw.trim());

/** The words of inline tokens: of links their text, of pictures nothing, of what is struck out nothing. */
function wordsOf(tokens: readonly Token[] = []): string {
  return tokens
    .map((token): string => {
      if (token.type === 'del' || token.type === 'image') return '';
      if (token.type === 'br') return '\n';
      if (token.type === 'html') return isTag(token.raw) ? '' : token.raw;
      const { tokens: inner, text, raw } = token as Tokens.Generic;
      if (inner) return wordsOf(inner);
      return typeof text === 'string' ? text : raw;
    })
    .join('');
}

/** One number alone counts nothing: "3. Templeton Rye", "1934. Rum and lime". */
function linesOfList(list: Tokens.List): string {
  if (list.ordered && list.items.length === 1) return list.raw.trim();
  return list.items.map((item) => blocksOf(item.tokens).map(textOfBlock).join('\n')).join('\n');
}

function blockOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'heading': {
      const text = wordsOf(token.tokens);
      return [text.includes('\n') ? { kind: 'lines', text } : { kind: 'heading', text: text.trim() }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [
        {
          kind: 'table',
          rows: [header, ...rows].map((row) => row.map((cell) => wordsOf(cell.tokens).trim())),
        },
      ];
    }
    case 'list':
      return [{ kind: 'lines', text: linesOfList(token as Tokens.List) }];
    case 'blockquote':
      return blocksOf(token.tokens);
    case 'code':
      return readDelimited((token as Tokens.Code).text);
    case 'html':
      return [{ kind: 'lines', text: token.raw.trim() }];
    default:
      return readDelimited(
        (token as Tokens.Generic).tokens ? wordsOf((token as Tokens.Generic).tokens) : token.raw,
      );
  }
}

const blocksOf = (tokens: readonly Token[] = []): Block[] =>
  tokens.flatMap(blockOf).filter((block) => block.kind === 'rule' || textOfBlock(block) !== '');

/** The text in pieces that end with a paragraph, or with a line. */
function* piecesOf(text: string): Generator<string> {
  let piece = '';
  for (const line of text.split('\n')) {
    const isEnd = piece.length > LONGEST_PIECE || (line.trim() === '' && piece.length > LONGEST_PIECE / 2);
    if (isEnd) {
      yield piece;
      piece = '';
    }
    piece += `${line.slice(0, LONGEST_LINE)}\n`;
  }
  yield piece;
}

/** The pieces of a text as Markdown tells them; a text without any mark is paragraphs. */
export const readMarkdown = (text: string): Block[] =>
  [...piecesOf(text)].flatMap((piece) => blocksOf(new Lexer({ gfm: true }).lex(piece)));
