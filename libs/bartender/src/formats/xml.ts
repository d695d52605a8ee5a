import { Parser } from 'htmlparser2';

interface Node {
  name: string;
  text: string;
  parts: { name: string; value: unknown }[];
}

const BEGINS =
  /^\s*(?:<\?xml\b|<(?!html\b|!doctype html|svg\b|\/)[a-z][\w.-]*(?:\s[^<>]*)?>[\s\S]*<\/[a-z][\w.-]*>\s*$)/i;
const DEEPEST = 50;

/** The elements' names and texts as data: names that come again make a list. */
function valueOf({ text, parts }: Node): unknown {
  if (parts.length === 0) return text.trim();
  const values = new Map<string, unknown[]>();
  for (const { name, value } of parts) values.set(name, [...(values.get(name) ?? []), value]);
  const said = text.trim();
  return Object.fromEntries([
    ...[...values].map(([name, list]) => [name, list.length === 1 ? list[0] : list] as const),
    ...(said === '' ? [] : [['text', said] as const]),
  ]);
}

/** `<ingredients><ingredient>…</ingredient></ingredients>`: an element of one kind of element is the list of them. */
function unwrapped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrapped);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, unwrapped(one)] as const);
  return Object.fromEntries(
    entries.map(([key, one]) => {
      const inner = typeof one === 'object' && one !== null && !Array.isArray(one) ? Object.entries(one) : [];
      const [[name, list] = ['', undefined], ...others] = inner as [string, unknown][];
      const isListOf = others.length === 0 && name !== '' && key.startsWith(name.slice(0, 4)) && key !== name;
      return [key, isListOf ? [list].flat() : one];
    }),
  );
}

/** Program data in XML; undefined for any other text. */
export function readXml(text: string): unknown {
  if (!BEGINS.test(text)) return undefined;
  const root: Node = { name: '', text: '', parts: [] };
  const open = [root];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const parts = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
        open.push({ name, text: '', parts });
      },
      ontext: (said) => {
        const last = open.at(-1);
        if (last) last.text += said;
      },
      onclosetag: () => {
        const node = open.pop();
        if (node) open.at(-1)?.parts.push({ name: node.name, value: valueOf(node) });
      },
    },
    { xmlMode: true },
  );
  const chunk = 16_384;
  for (let at = 0; at < text.length && open.length < DEEPEST; at += chunk)
    parser.write(text.slice(at, at + chunk));
  parser.end();
  return unwrapped(valueOf(root));
}
