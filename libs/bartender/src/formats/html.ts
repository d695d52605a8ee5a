import { Parser } from 'htmlparser2';
import { type Block, textOfBlocks } from './blocks.js';
import { type DataObject } from './data-object.js';
import { tidied } from './decode-text.js';
import { isMeasuredList } from './list-text.js';
import { type Attributes, MicrodataReader } from './microdata.js';

const BLOCKS = new Set(
  'address article aside blockquote body dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** What a page shows around its text, or does not show at all. */
const LEFT_OUT = new Set(
  'script style template noscript nav footer form button select svg iframe head aside del s time'.split(' '),
);
/** What pages call what stands around a recipe: "byline", "entry-meta", "related-posts". */
const AROUND = new Set(
  'byline author date meta breadcrumb breadcrumbs share sharing social comment comments related newsletter cookie cookies sidebar tags rating ratings nav navigation skip'.split(
    ' ',
  ),
);
const NEGATED = new Set('has is no with'.split(' '));
const MOST_CLASSES = 50;

const isAround = (classes: string): boolean =>
  classes.split(/\s+/, MOST_CLASSES).some((one) => {
    const parts = one.toLowerCase().split(/[-_]+/);
    return !NEGATED.has(parts[0] ?? '') && parts.some((part) => AROUND.has(part));
  });
/** One recipe of a page that holds several, as programs export them: "recipe-details", "h-recipe". */
const hasClassOfRecipe = (classes: string): boolean =>
  classes
    .split(/\s+/, MOST_CLASSES)
    .some((one) =>
      /^(?:[a-z]+-)?(?:recipe|cocktail|drink)(?:-(?:details|card|item|entry|container|wrapper|box|block|post))?$/i.test(
        one,
      ),
    );

/** These hold the recipe itself, whatever their class says. */
const HOLDERS = new Set('html body main article h1'.split(' '));

export interface HtmlDocument {
  blocks: Block[];
  /** The texts of its scripts of JSON-LD. */
  data: string[];
  /** What it marks as data in its elements. */
  items: DataObject[];
}

/** Puts the events of the parser together. Text between tags that are no blocks stays in its line. */
class DocumentReader {
  readonly blocks: Block[] = [];
  readonly data: string[] = [];
  /** How many elements are open. */
  depth = 0;
  private text = '';
  private script: string | undefined;
  /** The depths of open elements that are left out. */
  private readonly leftOut = new Set<number>();
  private readonly microdata = new MicrodataReader();
  readonly items = this.microdata.items;
  private rows: string[][] | undefined;
  private isInCell = false;

  constructor(private readonly keepsBreaks: boolean) {}

  open(
    name: string,
    { type, class: classes = '', ...marks }: Attributes & { type?: string; class?: string },
  ): void {
    this.depth += 1;
    const isRecipe = name !== 'body' && name !== 'html' && hasClassOfRecipe(classes);
    this.microdata.start(
      { ...marks, isRecipe, isRow: name === 'li' || name === 'tr' },
      name === 'br' || BLOCKS.has(name),
    );
    if (name === 'script' && type?.includes('ld+json')) this.script = '';
    const isBeside = !HOLDERS.has(name) && isAround(classes);
    if (LEFT_OUT.has(name) || isBeside) this.leftOut.add(this.depth);
    if (name === 'br') this.text += '\n';
    if (!BLOCKS.has(name)) return;
    if (this.isInCell && name !== 'tr' && name !== 'td' && name !== 'th') this.text += '\n';
    else this.flush('lines');
    if (name === 'table') this.rows = [];
    if (name === 'tr') this.rows?.push([]);
    this.isInCell = name === 'td' || name === 'th' ? true : this.isInCell && name !== 'tr';
    if (name === 'hr' || isRecipe) this.blocks.push({ kind: 'rule' });
  }

  write(text: string): void {
    if (this.script !== undefined) this.script += text;
    this.microdata.write(text);
    if (this.leftOut.size === 0) this.text += this.keepsBreaks ? text : text.replace(/\s+/g, ' ');
  }

  close(name: string): void {
    this.microdata.end();
    this.leftOut.delete(this.depth);
    this.depth -= 1;
    if (name === 'script' && this.script !== undefined) {
      this.data.push(this.script);
      this.script = undefined;
    }
    if (name === 'td' || name === 'th') this.endCell();
    else if (/^h[1-6]$/.test(name)) this.flush('heading', Number(name.slice(1)));
    else if (BLOCKS.has(name) && !this.isInCell) this.flush('lines');
    if (name === 'table') this.endTable();
  }

  end(): void {
    this.flush('lines');
    this.endTable();
  }

  private taken(): string {
    const lines = tidied(this.text)
      .split('\n')
      .map((line) => line.replace(/[ \t]+/g, ' ').trim());
    this.text = '';
    return lines.filter(Boolean).join('\n');
  }

  private flush(kind: 'heading' | 'lines', level = 1): void {
    if (this.isInCell) return;
    const text = this.taken();
    if (text === '') return;
    const before = this.blocks.at(-1);
    if (kind === 'lines' && before?.kind === 'lines') before.text += `\n${text}`;
    else if (kind === 'lines') this.blocks.push({ kind, text });
    else this.blocks.push({ kind, text: text.replaceAll('\n', ' '), level });
  }

  private endCell(): void {
    this.isInCell = false;
    const text = this.taken();
    this.rows?.at(-1)?.push(isMeasuredList(text) ? text : text.replaceAll('\n', ' '));
  }

  private endTable(): void {
    if (this.isInCell) this.endCell();
    const rows = this.rows?.filter((row) => row.some(Boolean)) ?? [];
    this.rows = undefined;
    if (rows.length > 0) this.blocks.push({ kind: 'table', rows });
  }
}

const TAG =
  /<\/?(?:[abibpsu]|br|div|li|[uo]l|h[1-6]|hr|em|strong|table|t[rdh]|thead|tbody|span|html|body|head|script|del|dl|d[td]|pre|img|section|article|sub|sup|small|main|meta|link|title)(?:\s[^<>]*)?\/?>/i;
const BLOCK_TAG = /<\/?(?:div|li|[uo]l|h[1-6]|p|table|tr|td|html|body|dl|section|article)(?:\s[^<>]*)?>/i;

/** Whether a text is written in HTML: it has a tag. */
export const isHtml = (text: string): boolean => TAG.test(text);

/** Whether it is a page, where most says nothing of a drink. */
export const isPage = (text: string): boolean => /<(?:!doctype|html|body|head)\b/i.test(text);

/** No page nests so deep; the parser's time grows with the square of it. */
const DEEPEST = 2_000;
const CHUNK = 16_384;

/** The pieces of a page or a part of one, and its data. */
export function readHtml(html: string): HtmlDocument {
  const reader = new DocumentReader(!BLOCK_TAG.test(html));
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.write(text),
    onclosetag: (name) => reader.close(name),
  });
  for (let at = 0; at < html.length && reader.depth < DEEPEST; at += CHUNK)
    parser.write(html.slice(at, at + CHUNK));
  parser.end();
  reader.end();
  return reader;
}

/** The text of a value that is written in HTML. */
export const plainOfHtml = (html: string): string =>
  textOfBlocks(readHtml(html).blocks).replaceAll('\n\n', '\n');
