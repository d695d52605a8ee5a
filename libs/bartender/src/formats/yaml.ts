import { parseAllDocuments } from 'yaml';
import { isObject } from './data-object.js';
import { drinkKey } from './keys.js';

/** A document of keys: its first line that says something is one, or three hyphens. */
const BEGINS = /^(?:---[ \t]*\n)?(?:#.*\n)*\s*["']?[\p{L}_][\w\p{L} _-]{0,40}["']?:(?:[ \t]|\n)/u;
/** The reader takes its time. */
const LONGEST = 512 * 1024;
/** Anchors that name each other grow without end. */
const MOST_ALIASES = 100;

/** A recipe, or one in a part of its own: `recipe:` with the names of its ingredients below. */
const isRecipe = (value: unknown): boolean => {
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  const isNamed = entries.some(([key, one]) => drinkKey(key) === 'name' && typeof one === 'string');
  const isListed = entries.some(([key, one]) => drinkKey(key) === 'ingredients' && typeof one === 'object');
  return (isNamed && isListed) || entries.some(([, one]) => [one].flat().some(isRecipe));
};

/** The values of YAML documents; undefined for any other text. A plain recipe with labels is none unless it parses whole. */
export function readYaml(text: string): unknown[] | undefined {
  if (text.length > LONGEST || !BEGINS.test(text)) return undefined;
  const documents = [parseAllDocuments(text, { logLevel: 'silent', prettyErrors: false })].flat();
  if (documents.some(({ errors }) => errors.length > 0)) return undefined;
  const values = documents.map((one): unknown => {
    try {
      return one.toJS({ maxAliasCount: MOST_ALIASES });
    } catch {
      // More anchors than a recipe has.
      return undefined;
    }
  });
  const lists = values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]));
  return lists.some(isRecipe) ? values : undefined;
}

const FRONT_MATTER = /^---[ \t]*\n([\s\S]{0,20000}?)\n---[ \t]*(?:\n|$)/;

/** What stands above a text between rules, as notes and sites of Markdown have it, and the text. */
export function frontMatter(text: string): { data: unknown; body: string } | undefined {
  const [whole = '', head = ''] = FRONT_MATTER.exec(text) ?? [];
  if (whole === '') return undefined;
  const [document] = [parseAllDocuments(head, { logLevel: 'silent', prettyErrors: false })].flat();
  if (!document || document.errors.length > 0) return undefined;
  return { data: document.toJS({ maxAliasCount: MOST_ALIASES }) as unknown, body: text.slice(whole.length) };
}
