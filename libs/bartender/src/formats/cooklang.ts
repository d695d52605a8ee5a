import { drinkFrom, type KeyedValues } from './drink-fields.js';
import { drinkKey } from './keys.js';
import { frontMatter } from './yaml.js';
import { isObject } from './data-object.js';
import { textsOf } from './data-texts.js';
import { textsIn } from './source-texts.js';
import { type WrittenDrink, type WrittenLine } from './written-drink.js';

/* Cooklang, https://cooklang.org/docs/spec: "Add @light rum{30%ml} to a #shaker{}." */

const INGREDIENT =
  /@([&?+-]*)([\p{L}\p{N}][^@#~{}\n":<>]*?)\{([^{}\n]*)\}(?:\(([^()\n]*)\))?|@([&?+-]*)([\p{L}\p{N}][\p{L}\p{N}’'-]*)(?:\(([^()\n]*)\))?/gu;
const TOOL = /#([\p{L}\p{N}][^@#~{}\n]*?)\{[^{}\n]*\}|#([\p{L}\p{N}][\p{L}\p{N}’'-]*)/gu;
const TIMER = /~([\p{L} ]*)\{([^{}\n]*)\}/gu;
const METADATA = /^>>([^:\n]{1,60}):(.*)$/;
const IS_COOKLANG = /@[&?+-]*[\p{L}\p{N}][^@#~{}\n":<>]*\{[^{}\n]*\}/u;

interface Found {
  line: WrittenLine;
  /** How the step names it. */
  said: string;
}

function ingredientOf([
  ,
  marks = '',
  name = '',
  measure = '',
  note,
  wordMarks = '',
  word = '',
  wordNote,
]: readonly (string | undefined)[]): Found {
  const [amount = '', unit] = measure.replace(/^=/, '').split('%');
  const remarks = [note ?? wordNote, (marks + wordMarks).includes('?') ? 'optional' : undefined];
  const said = (name || word).trim();
  return {
    said,
    line: {
      thing: said.replace(/^.*\|/, ''),
      ...(amount.trim() !== '' && { amount: amount.trim() }),
      ...(unit?.trim() && { unit: unit.trim() }),
      note: remarks.filter(Boolean).join(', ') || undefined,
    },
  };
}

function stepOf(text: string, lines: WrittenLine[]): string {
  return text
    .replace(INGREDIENT, (...groups: (string | undefined)[]) => {
      const { line, said } = ingredientOf(groups);
      // "@&rum{}" speaks of one that was named before.
      if (!(groups[1] ?? groups[5] ?? '').includes('&')) lines.push(line);
      return said;
    })
    .replace(TOOL, (_, name?: string, word?: string) => (name ?? word ?? '').trim())
    .replace(TIMER, (_, name: string, time: string) => time.replace('%', ' ') || name)
    .trim();
}

const COMMENT = /\[-[\s\S]*?-\]|(?:^|\s)--(?:\s.*)?$/gm;

/** The drink of a recipe in Cooklang, whose file has its name; undefined for any other text. */
export function readCooklang(source: string, fileName?: string): WrittenDrink | undefined {
  const matter = frontMatter(source);
  const body = (matter?.body ?? source).replace(COMMENT, '');
  if (!IS_COOKLANG.test(body)) return undefined;
  const values = new Map<string, string[]>();
  const put = (key: string, texts: string[]) => {
    const meaning = drinkKey(key);
    if (meaning && texts.length > 0 && !values.has(meaning)) values.set(meaning, texts);
  };
  if (isObject(matter?.data))
    for (const [key, value] of Object.entries(matter.data)) put(key, textsOf(value));
  const lines: WrittenLine[] = [];
  const steps: string[] = [];
  for (const paragraph of body.split('\n').map((one) => one.trim())) {
    const [, key, value = ''] = METADATA.exec(paragraph) ?? [];
    if (key !== undefined) put(key.trim(), [value.trim()]);
    else if (/^>/.test(paragraph)) put('description', [paragraph.replace(/^>\s*/, '')]);
    else if (paragraph !== '' && !/^=+/.test(paragraph)) steps.push(stepOf(paragraph, lines));
  }
  if (!values.has('name') && fileName !== undefined) values.set('name', [fileName]);
  values.set('steps', steps);
  const drink = drinkFrom(values as KeyedValues, lines);
  const above = textsIn(matter?.data);
  return { ...drink, source: () => [...above, { keys: ['steps'], text: steps.join(' ') }] };
}
