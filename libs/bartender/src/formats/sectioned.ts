import { type LabelMeaning, RECIPE_LABELS } from '../knowledge/labels.js';
import { LabelReader } from '../language/labels.js';
import { type Block, textOfBlock } from './blocks.js';
import { drinkFrom, linesOfText } from './drink-fields.js';
import { drinkKey } from './keys.js';
import { type SourceText } from './written-drink.js';
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
    const lines = textOfBlock(block)
      .split('\n')
      .filter((line) => line.trim() !== '');
    this.source.push(...lines.map((line) => this.sourceOf(line)));
    if (this.field === 'ingredients') {
      const rows = block.kind === 'table' ? readTable(block.rows)?.lines : undefined;
      this.lines.push(...(rows ?? lines.flatMap(linesOfText)));
    } else for (const line of lines) this.addLine(line);
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
export function readSectioned(blocks: readonly Block[]): WrittenDrink[] | undefined {
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
