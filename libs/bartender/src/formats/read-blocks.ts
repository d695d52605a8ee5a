import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { RECIPE_LABELS } from '../knowledge/labels.js';
import { amountsIn, inFigures } from '../language/amounts.js';
import { LabelReader } from '../language/labels.js';
import { readProof } from '../parse/whiskey-style.js';
import { readRecipeText } from '../parse/recipe-text.js';
import { writtenSteps } from '../parse/method.js';
import { readName } from '../parse/read-name.js';
import { barOf } from '../profile/bar.js';
import { type Block, textOfBlock } from './blocks.js';
import { drinkFrom } from './drink-fields.js';
import { garnishBeside } from './garnish-beside.js';
import { readTable } from './table.js';
import { type WrittenDrink, type WrittenLine } from './written-drink.js';

const LABELS = new LabelReader(RECIPE_LABELS);
const NO_MENU = { cocktails: [], whiskeys: [], spirits: [] };

/** What a document holds: drinks from its tables, and the plain text of everything else, a recipe each. */
export interface ReadBlocks {
  drinks: WrittenDrink[];
  texts: string[];
  /** Rules or wide gaps part the texts: each is whole. */
  isParted: boolean;
}

interface Section {
  title: string;
  /** Something is measured in it. */
  isMeasured: boolean;
  text: string[];
  /** The text below its table. */
  below: string[];
  lines: WrittenLine[];
}

/** So much of a text says whether it is a recipe. */
const TELLING_LENGTH = 8_000;

/** Whether a text may be of a drink: it measures something, names what a bar pours, or how strong it is. */
export function saysWhatIsPoured(text: string): boolean {
  const start = inFigures(text.slice(0, TELLING_LENGTH));
  return amountsIn(start).length > 0 || mainIngredient(start) !== undefined || readProof(start) !== undefined;
}

/** A drink of which a table gives the ingredients, and the text around it everything else. */
function drinkOf({ title, text, below, lines }: Section): WrittenDrink {
  const recipe = readRecipeText(text.join('\n'));
  const steps = readRecipeText(below.join('\n'));
  const named = readName(recipe, barOf(NO_MENU));
  const labelled = [...recipe.labelled, ...steps.labelled];
  const name = new Map(labelled).get('name') ?? (title || named?.name);
  const above = title === '' && named ? named.lines : recipe.lines;
  const values = new Map(labelled.map(([label, value]) => [label as string, [value]]));
  if (name) values.set('name', [name]);
  if (writtenSteps(steps.lines) !== undefined)
    values.set(
      'steps',
      steps.lines.map((line) => line.text),
    );
  const beside = [...above, ...steps.lines];
  const said = beside.map((line) => line.text).join('\n');
  const source = [title, ...text, ...below].flatMap((one) => one.split('\n'));
  return {
    ...drinkFrom(values, [...lines, ...garnishBeside(beside, name, lines)]),
    said,
    source: () => source.filter(Boolean).map((one) => ({ keys: [''], text: one })),
  };
}

class DocumentReading {
  readonly drinks: WrittenDrink[] = [];
  readonly texts: string[] = [];
  isParted = false;
  private isAfterRule = false;
  private section: Section = { title: '', isMeasured: false, text: [], below: [], lines: [] };

  read(block: Block): void {
    if (block.kind === 'table') return this.readTable(block.rows);
    if (block.kind === 'rule') return this.readRule();
    const text = textOfBlock(block);
    const isText = block.kind === 'lines' || LABELS.read(text.replace(/:$/, '')) !== undefined;
    if (isText) return this.add(text);
    this.isAfterRule = false;
    this.endIfWhole();
    if (this.section.title !== '') this.section.text.push(this.section.title);
    this.section.title = text;
  }

  /** A rule ends what is more than a title. */
  private readRule(): void {
    const { title, text, lines } = this.section;
    this.isAfterRule = lines.length > 0 || [title, ...text].filter(Boolean).join('\n').includes('\n');
    if (this.isAfterRule) this.end();
  }

  private add(text: string): void {
    this.isParted ||= this.isAfterRule;
    const { lines, below } = this.section;
    if (lines.length > 0) below.push(text);
    else this.section.text.push(text);
    this.section.isMeasured ||= amountsIn(inFigures(text)).length > 0;
  }

  end(): ReadBlocks {
    const { title, text, lines } = this.section;
    if (lines.length > 0) this.drinks.push(drinkOf(this.section));
    else {
      const whole = [title, ...text].filter(Boolean).join('\n\n');
      if (whole !== '') this.texts.push(whole);
    }
    this.section = { title: '', isMeasured: false, text: [], below: [], lines: [] };
    return this;
  }

  private endIfWhole(): void {
    if (this.section.lines.length > 0 || this.section.isMeasured) this.end();
  }

  private readTable(rows: readonly (readonly string[])[]): void {
    const table = readTable(rows);
    const text = textOfBlock({ kind: 'table', rows });
    if (!table) return saysWhatIsPoured(text) ? this.add(text) : undefined;
    this.drinks.push(...table.drinks);
    this.section.lines.push(...table.lines);
    this.section.text.push(...table.labelled);
  }
}

/** The drinks and the texts of a document's pieces. */
export function readBlocks(blocks: readonly Block[]): ReadBlocks {
  const reading = new DocumentReading();
  for (const block of blocks) reading.read(block);
  return reading.end();
}
