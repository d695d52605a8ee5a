import { amountsIn, inFigures, UNIT } from '../language/amounts.js';
import { fold } from '../language/words.js';

/** Fields that a text gives by their label: "Glass: coupe". */
export type Label = 'name' | 'spirit' | 'description' | 'glass' | 'ice' | 'smoke';
/** What a line belongs to; `free` where no heading says so. */
export type Section = 'free' | 'ingredients' | 'method';

export interface Line {
  section: Section;
  text: string;
}

/** A pasted recipe, taken apart by its labels and headings. */
export interface RecipeText {
  labelled: ReadonlyMap<Label, string>;
  lines: readonly Line[];
}

/** What a label's value is read as instead, before it. */
type Lead = 'garnish with' | 'float' | 'rinse with' | 'top with' | 'for the rim';
type Meaning =
  | { kind: 'label'; label: Label }
  | { kind: 'section'; section: Section }
  | { kind: 'lead'; lead: Lead }
  | { kind: 'nothing' };

const MEANINGS: readonly (readonly [labels: readonly string[], meaning: Meaning])[] = [
  [
    ['name', 'drink', 'drink name', 'cocktail', 'cocktail name', 'recipe name', 'title', 'called'],
    { kind: 'label', label: 'name' },
  ],
  [
    ['base', 'spirit', 'base spirit', 'liquor', 'main spirit', 'category'],
    { kind: 'label', label: 'spirit' },
  ],
  [
    ['description', 'about', 'tagline', 'taste', 'flavour', 'flavor', 'profile'],
    { kind: 'label', label: 'description' },
  ],
  [
    ['glass', 'glassware', 'vessel', 'serve in', 'served in', 'service', 'serve'],
    { kind: 'label', label: 'glass' },
  ],
  [['ice'], { kind: 'label', label: 'ice' }],
  [['smoke'], { kind: 'label', label: 'smoke' }],
  [
    [
      ...[
        'ingredient',
        'ingredients',
        'ingredients list',
        'spec',
        'specs',
        'recipe',
        'items',
        'contents',
        'mix',
      ],
      ...[
        'you will need',
        'youll need',
        'what you need',
        'what youll need',
        'you need',
        'contains',
        'liquids',
      ],
      ...[
        'shopping list',
        'measurements',
        'the spec',
        'the recipe',
        'for the drink',
        'for the cocktail',
        'parts',
      ],
    ],
    { kind: 'section', section: 'ingredients' },
  ],
  // Of program data, value by value.
  [['amount', 'quantity', 'qty', 'measure', 'item'], { kind: 'section', section: 'ingredients' }],
  [
    [
      ...[
        'method',
        'methods',
        'direction',
        'directions',
        'instruction',
        'instructions',
        'preparation',
        'prep',
      ],
      ...[
        'step',
        'steps',
        'how to',
        'how to make',
        'how to make it',
        'technique',
        'procedure',
        'to make',
        'process',
      ],
      ...[
        'make it',
        'making it',
        'assembly',
        'to mix',
        'mixing',
        'the method',
        'what to do',
        'to prepare',
        'do',
      ],
    ],
    { kind: 'section', section: 'method' },
  ],
  [
    ['garnish', 'garnishes', 'decoration', 'garnished with', 'to garnish'],
    { kind: 'lead', lead: 'garnish with' },
  ],
  [['float'], { kind: 'lead', lead: 'float' }],
  [['rinse'], { kind: 'lead', lead: 'rinse with' }],
  [['top', 'topper', 'top with', 'to top', 'top up'], { kind: 'lead', lead: 'top with' }],
  [['rim'], { kind: 'lead', lead: 'for the rim' }],
  [
    [
      ...[
        'note',
        'notes',
        'tip',
        'tips',
        'yield',
        'yields',
        'serves',
        'servings',
        'makes',
        'time',
        'total time',
      ],
      ...[
        'prep time',
        'difficulty',
        'rating',
        'source',
        'credit',
        'author',
        'by',
        'from',
        'tags',
        'tools',
        'abv',
      ],
      ...[
        'equipment',
        'history',
        'story',
        'edit',
        'ps',
        'video',
        'calories',
        'nutrition',
        'price',
        'keywords',
        'date',
      ],
    ],
    { kind: 'nothing' },
  ],
];
const MEANING_OF = new Map(
  MEANINGS.flatMap(([labels, meaning]) => labels.map((label) => [label, meaning] as const)),
);
/** Words that only head a table. */
const TABLE_HEADS = new Set([
  'ingredient',
  'ingredients',
  'amount',
  'quantity',
  'qty',
  'measure',
  'unit',
  'ml',
  'oz',
]);

const BULLET = /^[ \t]*(?:[-*•·◦‣▪●○→–—+✓✔☐]|\(?\d{1,2}[.)](?!\d)|[a-hA-H]\)|[Ss]tep \d+[:.)]?)[ \t]+/gm;

/** What a pasted text carries that says nothing about the drink. */
const CLEANINGS: readonly (readonly [RegExp, string])[] = [
  [/\r\n?/g, '\n'],
  [/\t+/g, ' '],
  [/[\u200b-\u200f\ufeff]/g, ''],
  [/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u20e3)+/gu, ' • '],
  [/(^|\s)[#@][a-z]\w*/gi, ' '],
  [/\*\*|__|`+|~~/g, ''],
  [/[<>^~=]{2,}/g, ' • '],
  [/\bw\/\s?/gi, 'with '],
  [/\s*(?:\.{2,}|…)\s*(?=\d|top\b)/gi, ' '],
  [/\.{2,}|…/g, '. '],
  [/\b(pls|plz)\b/gi, 'please'],
  [/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, ''],
  [/^[ \t]*\[(?:recipe|new|oc|homemade|cocktail|drink)\][ \t]*/gim, ''],
  [/^[ \t]*\|?[ \t|:-]{3,}$/gm, ''],
  [/^[ \t]*\||\|[ \t]*$/gm, ''],
  [BULLET, ''],
  [BULLET, ''],
  [/^([ \t]*•[ \t]*)+|([ \t]*•[ \t]*)+$/gm, ''],
  // A number on a line of its own belongs to the line after it.
  [/^[ \t]*(\d[\d ./¼½¾⅓⅔⅛]*)\n(?=[ \t]*[a-z])/gim, '$1 '],
];
const RANGE = new RegExp(String.raw`(^|[,;•|/]\s*)(\d[\d ./]*?)\s[-–—]\s(?=[\d./ ]+\s?(?:${UNIT})\b)`, 'gim');

/** The same amount in two units: "2 oz / 60 ml". */
const EITHER = new RegExp(
  String.raw`(\d[\d ./]*\s?(?:${UNIT}))\s*/\s*(\d[\d ./]*\s?(?:${UNIT}))(?![\w/])`,
  'gi',
);

/** Program data such as `{ "name": "…", "ingredients": ["…"] }`, a line for each value. */
function fromData(text: string): string {
  if (!/^\s*(?:\{|\[\s*[{"'])/.test(text) || !/["']?\w+["']?\s*:/.test(text)) return text;
  return text
    .replace(/(["'\]}])\s*,\s*/g, '$1\n')
    .replace(/([,{[])\s*(?=["']?\w+["']?\s*:)/g, '$1\n')
    .replace(/[{}[\]"]/g, '')
    .replace(/(?<=^|[\s:])'|'(?=\s*(?:$|:))/gm, '')
    .replace(/^\s+|,\s*$/gm, '');
}

const withoutShouting = (text: string): string => (/\p{Ll}/u.test(text) ? text : text.toLowerCase());

/** The text without what only decorates it, its amounts in figures. */
export const cleaned = (text: string): string =>
  inFigures(
    CLEANINGS.reduce(
      (done, [noise, instead]) => done.replace(noise, instead),
      fromData(withoutShouting(text)),
    ),
  )
    .replace(RANGE, '$1$2-')
    .replace(EITHER, '$1 ($2)')
    .trim();

const LABEL_WORDS = [...MEANING_OF.keys()]
  .sort((one, other) => other.length - one.length)
  .join('|')
  .replaceAll('youll', "you'?ll");
const LABELLED = new RegExp(String.raw`^(?:the )?(${LABEL_WORDS})\s*(?::|=|\s[-–—](?=\s))\s*(.*)$`, 'i');
const HEADING = new RegExp(String.raw`^(?:the )?(${LABEL_WORDS})$`, 'i');
/** A label in the middle of a line begins a line of its own. */
const INLINE_LABEL = new RegExp(String.raw`(?<=[.;,|•!)]|\s{2})\s*(?=\b(?:${LABEL_WORDS})\s*:)`, 'gi');

const meaningOf = (label: string): Meaning | undefined => MEANING_OF.get(fold(label).trim());
const isNothing = (value: string): boolean => /^(?:none|no|n\/a|-+|–|—|nothing)?\.?$/i.test(value.trim());
const isTableHead = (line: string): boolean => {
  const words = fold(line).match(/[a-z]+/g) ?? [];
  return words.length > 1 && words.every((word) => TABLE_HEADS.has(word));
};

/** An amount on a line of its own belongs to the line after it. */
const isAmountAlone = (text: string): boolean =>
  amountsIn(text).some(({ start, end }) => start === 0 && end === text.length);

class Reading {
  readonly labelled = new Map<Label, string>();
  readonly lines: Line[] = [];
  private under: Meaning = { kind: 'section', section: 'free' };

  read(line: string): void {
    const [, label = '', value = ''] = LABELLED.exec(line) ?? HEADING.exec(line) ?? [];
    const meaning = meaningOf(label);
    const isBareWord = value === '' && meaning?.kind === 'label' && !line.includes(':');
    if (!meaning || isBareWord) return this.add(line);
    this.under = meaning;
    if (value === '') return;
    this.add(value);
    if (meaning.kind !== 'section') this.under = { kind: 'section', section: 'free' };
  }

  private add(text: string): void {
    const { under } = this;
    const before = this.lines.at(-1);
    if (under.kind === 'section' && before && isAmountAlone(before.text)) before.text += ` ${text}`;
    else if (under.kind === 'section') this.lines.push({ section: under.section, text });
    if (under.kind === 'lead' && !isNothing(text))
      this.lines.push({ section: 'free', text: withLead(under.lead, text) });
    if (under.kind !== 'label') return;
    if (!this.labelled.has(under.label)) this.labelled.set(under.label, text);
    this.under = { kind: 'section', section: 'free' };
  }
}

const withLead = (lead: Lead, text: string): string =>
  lead === 'for the rim' ? `${text.replace(/[.,]$/, '')} for the rim` : `${lead} ${text}`;

/** A recipe's text line by line, each under its heading. */
export function readRecipeText(text: string): RecipeText {
  const reading = new Reading();
  for (const line of cleaned(text).replace(INLINE_LABEL, '\n').split('\n')) {
    const trimmed = line.trim();
    if (trimmed !== '' && !isTableHead(trimmed)) reading.read(trimmed);
  }
  return reading;
}
