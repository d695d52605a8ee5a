import { type DataObject } from './data-object.js';

export interface Attributes {
  itemscope?: string;
  itemtype?: string;
  itemprop?: string;
  typeof?: string;
  property?: string;
  content?: string;
}

/** What an element is beside its attributes. */
export interface ElementKind {
  /** By its class: a recipe among others, whose parts are marked and it is not. */
  isRecipe?: boolean;
  /** A row of a list or a table. */
  isRow?: boolean;
}

type Item = Map<string, unknown[]>;

interface Element {
  item?: Item;
  property?: string;
  /** What a reader does not see: `<meta content="PT5M">`. */
  content?: string;
  isRow: boolean;
  /** Ingredients in this row that are marked without their amounts. */
  bare: { values: unknown[]; at: number }[];
  text: string;
}

const FIGURE = /[\d¼-¾⅐-⅞]/;

const asData = (item: Item): DataObject => Object.fromEntries(item);

/** Reads the items that a page marks in its elements: `itemprop` of microdata, `property` of RDFa. */
export class MicrodataReader {
  /** The items that belong to no other. */
  readonly items: DataObject[] = [];
  private readonly open: Element[] = [];

  start(attributes: Attributes & ElementKind, isBlock: boolean): void {
    const isUnmarked = attributes.isRecipe === true && !this.open.some((element) => element.item);
    const type = attributes.itemtype ?? attributes.typeof ?? (isUnmarked ? 'Recipe' : undefined);
    const isItem = type !== undefined || attributes.itemscope !== undefined;
    this.open.push({
      item: isItem ? new Map([['@type', [type ?? '']]]) : undefined,
      property: attributes.itemprop ?? attributes.property,
      content: attributes.content,
      isRow: attributes.isRow === true,
      bare: [],
      text: '',
    });
    if (isBlock) this.write('\n');
  }

  write(text: string): void {
    for (const element of this.open)
      if (element.property !== undefined || element.isRow) element.text += text;
  }

  end(): void {
    const element = this.open.pop();
    if (!element) return;
    const { item, property, content, text } = element;
    this.completeBare(element);
    const owner = this.open.findLast((one) => one.item)?.item;
    if (item && !owner) this.items.push(asData(item));
    if (property === undefined || !owner) return;
    const value = item ? asData(item) : (content ?? text.trim());
    const values = owner.get(property) ?? [];
    values.push(value);
    owner.set(property, values);
    const isBare =
      /^(?:recipeI|i)ngredients?$/.test(property) && typeof value === 'string' && !FIGURE.test(value);
    if (isBare) this.open.findLast((one) => one.isRow)?.bare.push({ values, at: values.length - 1 });
  }

  /** "4 cl <span itemprop=recipeIngredient>Tequila</span>": the row has the amount that the mark leaves out. */
  private completeBare({ isRow, bare: [only, ...others], text }: Element): void {
    if (isRow && only && others.length === 0 && FIGURE.test(text))
      only.values[only.at] = text.replace(/\s+/g, ' ').trim();
  }
}
