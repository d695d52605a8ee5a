import { isObject } from './data-object.js';
import { decodeText } from './decode-text.js';
import { plainOfHtml } from './html.js';

/** What a nested value is called by: `{ "id": 3, "name": "Coupe" }`, `{ "@value": "Coupe" }`. */
const NAMES = [
  ...['name', 'text', 'title', 'label', '@value', 'value', 'en', 'en-US', 'rendered', 'description'],
  ...[
    'itemListElement',
    'step',
    'steps',
    'instruction',
    'body',
    'content',
    'node',
    'edges',
    'nodes',
    'nom',
    'nombre',
    'nome',
  ],
];
const DEEPEST = 8;

const MARKUP = /<\/?[a-z][^<>]*>/i;

/** The texts of a value, also of a nested one: nothing for null, flags and objects without a name. */
export function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') {
    const text = MARKUP.test(value) ? plainOfHtml(value) : decodeText(value);
    return text.trim() === '' ? [] : [text.trim()];
  }
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, depth + 1));
  if (!isObject(value)) return [];
  for (const name of NAMES.filter((one) => Object.hasOwn(value, one))) {
    const texts = textsOf(value[name], depth + 1);
    if (texts.length > 0) return texts;
  }
  return [];
}
