import { type LabelMeaning, RECIPE_LABELS } from '../knowledge/labels.js';
import { LabelReader } from '../language/labels.js';
import { type Block, textOfBlock } from './blocks.js';
import { drinkFrom } from './drink-fields.js';
import { linesOfText } from './list-text.js';
import { drinkKey } from './keys.js';
import { type SourceText } from './written-drink.js';
import { NESTED } from './markdown.js';
import { readTable } from './table.js';
import { type WrittenDrink, type WrittenLine } from './written-drink.js';

const LABELS = new LabelReader(RECIPE_LABELS);

type Heading = Extract<Block, { kind: 'heading' }>;
const isHeading = (block: Block | undefined): block is Heading => block?.kind === 'heading';

const meaningOf = (text: string): LabelMeaning | undefined => {
  const plain = text.replace(/:\s*$/, '').trim();
  const labelled = LABELS.read(plain);
  if (labelled?.isBare) return labelled.meaning;
  const key = drinkKey(plain);
  if (key === 'ingredients') return { kind: 'section', section: 'ingredients' };
  return key === 'steps' || key === 'prep' ? { kind: 'section', section: 'method' } : undefined;
};
const isIngredients = (block: Block): boolean => {
  const meaning = isHeading(block) ? meaningOf(block.text) : undefined;
  return meaning?.kind === 'section' && meaning.section === 'ingredients';
};

/** What a heading's part is by the name of our field, as {@link drinkFrom} takes it. */
function fieldOf(meaning: LabelMeaning | undefined): string | undefined {
  if (meaning?.kind === 'label') return meaning.label;
  if (meaning?.kind === 'lead') return meaning.lead === 'garnish with' ? 'garnish' : undefined;
  if (meaning?.kind !== 'section') return undefined;
  return { ingredients: 'ingredients', method: 'steps', free: 'description' }[meaning.section];
}

/** "Glass: Highball": a label in a line of its own. */
function labelledLine(line: string): [key: string, value: string] | undefined {
  const [, key = '', value = ''] = /^([\p{L}][\p{L} ]{1,30}):\s+(\S.*)$/u.exec(line) ?? [];
  const meaning = drinkKey(key);
  return meaning && meaning !== 'name' && meaning !== 'ingredients' ? [meaning, value] : undefined;
}

/** An item below an ingredient may be taken instead, or says more of it: both belong to its line. */
function withNested(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const isOfLast = line.startsWith(NESTED) || /^or\b/i.test(line);
    if (isOfLast && whole.length > 0) whole[whole.length - 1] += ` (${line.trim()})`;
    else whole.push(line);
  }
  return whole;
}

/** Collects one recipe from the blocks below its title. */
class RecipeReading {
  private readonly values: Map<string, string[]>;
  private readonly lines: WrittenLine[] = [];
  private readonly source: SourceText[] = [];
  private heading = '';
  private field: string | undefined = 'description';

  constructor(title: string) {
    this.values = new Map([['name', [title]]]);
  }

  read(block: Block): void {
    if (block.kind === 'rule') this.field = undefined;
    else if (isHeading(block)) this.open(block.text);
    else this.add(block);
  }

  private open(text: string): void {
    const meaning = meaningOf(text);
    // A heading within a list names a part of it: "For the syrup".
    if (!meaning && this.field === 'ingredients') return;
    this.heading = text;
    this.field = fieldOf(meaning);
  }

  private add(block: Block): void {
    const lines = withNested(textOfBlock(block).split('\n'));
    const isList = this.field === 'ingredients';
    const rows = isList && block.kind === 'table' ? readTable(block.rows)?.lines : undefined;
    if (rows) this.lines.push(...rows);
    else if (isList) this.lines.push(...lines.flatMap(linesOfText));
    else for (const line of lines) this.addLine(line);
    this.source.push(...(rows ? [] : lines).map((line) => this.sourceOf(line)));
  }

  private sourceOf(line: string): SourceText {
    const [key, text] = labelledLine(line) ?? [this.field ?? this.heading, line];
    return { keys: [key], text };
  }

  private addLine(line: string): void {
    const [key, value] = labelledLine(line) ?? [this.field, line];
    if (key === undefined) return;
    if (key === 'steps') this.values.set(key, [...(this.values.get(key) ?? []), value]);
    else if (!this.values.has(key)) this.values.set(key, [value]);
  }

  end(): WrittenDrink | undefined {
    if (this.lines.length === 0) return undefined;
    return { ...drinkFrom(this.values, this.lines), source: () => this.source };
  }
}

const LOWEST_LEVEL = 6;

/** "Ingredients:" or "**Method**" in a line by itself heads what follows. */
function withLabelsAsHeadings(block: Block): Block[] {
  if (block.kind !== 'lines') return [block];
  const blocks: Block[] = [];
  for (const line of block.text.split('\n')) {
    const before = blocks.at(-1);
    if (meaningOf(line)?.kind === 'section')
      blocks.push({ kind: 'heading', text: line, level: LOWEST_LEVEL });
    else if (before?.kind === 'lines') before.text += `\n${line}`;
    else blocks.push({ kind: 'lines', text: line });
  }
  return blocks;
}

/** The title above a list of ingredients: the last heading of a higher level, else of its own, that is no label. */
function titleBefore(blocks: readonly Block[], at: number): number {
  const { level } = blocks[at] as Heading;
  const lastAbove = (isHigh: (heading: Heading) => boolean) =>
    blocks.findLastIndex(
      (block, index) =>
        index < at && isHeading(block) && isHigh(block) && meaningOf(block.text) === undefined,
    );
  const higher = lastAbove((heading) => heading.level < level);
  return higher >= 0 ? higher : lastAbove((heading) => heading.level === level);
}

/**
 * The recipes of a document that heads each part: "# Gimlet", "## Ingredients", "## Instructions". Undefined where a list
 * of ingredients has no title, or nothing is in it: then others read it.
 */
export function readSectioned(document: readonly Block[]): WrittenDrink[] | undefined {
  if (!document.some(isHeading)) return undefined;
  const blocks = document.flatMap(withLabelsAsHeadings);
  const lists = [...blocks.keys()].filter((at) => isIngredients(blocks[at] as Block));
  const titles = lists.map((at) => titleBefore(blocks, at));
  if (lists.length === 0 || titles.includes(-1) || new Set(titles).size < titles.length) return undefined;
  const drinks = titles.map((title, index) => {
    const reading = new RecipeReading((blocks[title] as Heading).text);
    for (const block of blocks.slice(title + 1, titles[index + 1])) reading.read(block);
    return reading.end();
  });
  return drinks.every((drink) => drink !== undefined) ? drinks : undefined;
}
