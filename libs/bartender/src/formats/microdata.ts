import { type DataObject } from './data-object.js';

export interface Attributes {
  itemscope?: string;
  itemtype?: string;
  itemprop?: string;
  typeof?: string;
  property?: string;
  content?: string;
}

type Item = Map<string, unknown[]>;

interface Element {
  item?: Item;
  property?: string;
  /** What a reader does not see: `<meta content="PT5M">`. */
  content?: string;
  text: string;
}

const asData = (item: Item): DataObject => Object.fromEntries(item);

/** Reads the items that a page marks in its elements: `itemprop` of microdata, `property` of RDFa. */
export class MicrodataReader {
  /** The items that belong to no other. */
  readonly items: DataObject[] = [];
  private readonly open: Element[] = [];

  start(attributes: Attributes, isBlock: boolean): void {
    const type = attributes.itemtype ?? attributes.typeof;
    const isItem = type !== undefined || attributes.itemscope !== undefined;
    this.open.push({
      item: isItem ? new Map([['@type', [type ?? '']]]) : undefined,
      property: attributes.itemprop ?? attributes.property,
      content: attributes.content,
      text: '',
    });
    if (isBlock) this.write('\n');
  }

  write(text: string): void {
    for (const element of this.open) if (element.property !== undefined) element.text += text;
  }

  end(): void {
    const { item, property, content, text } = this.open.pop() ?? { text: '' };
    const owner = this.open.findLast((element) => element.item)?.item;
    if (item && !owner) this.items.push(asData(item));
    if (property === undefined || !owner) return;
    const value = item ? asData(item) : (content ?? text.trim());
    owner.set(property, [...(owner.get(property) ?? []), value]);
  }
}
