/** A style sheet taken apart by tools/vite/prerender/style-rules.mjs. */
export type StyleRule =
  /** Always stays. */
  | string
  /** A rule, with the classes of each of its selectors. */
  | { classes: string[][]; css: string }
  /** A registered property or an animation. */
  | { name: string; css: string }
  /** `@media`, `@layer` …, and the rules in it. */
  | { head: string; rules: StyleRule[] };

/** Of the style sheets, what applies to the page: rules without classes, and those whose classes it has. */
export function usedStyles(sheets: readonly StyleRule[][], html: string): string {
  const classes = classesIn(html);
  const rules = sheets.flat();
  const text = textOf(rules, classes);
  const named = rules.flatMap((rule) => (isNamed(rule) && text.includes(rule.name) ? [rule.css] : []));
  return [text, ...new Set(named)].join('');
}

const isNamed = (rule: StyleRule) => typeof rule === 'object' && 'name' in rule;

function textOf(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  return rules.map((rule) => usedText(rule, classes)).join('');
}

function usedText(rule: StyleRule, classes: ReadonlySet<string>): string {
  if (typeof rule === 'string') return rule;
  if ('head' in rule) {
    const text = textOf(rule.rules, classes);
    return text && `${rule.head}{${text}}`;
  }
  const isUsed = 'classes' in rule && rule.classes.some((names) => names.every((name) => classes.has(name)));
  return isUsed ? rule.css : '';
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

function classesIn(html: string): Set<string> {
  const attributes = [...html.matchAll(/ class="([^"]*)"/g)].map(([, text = '']) => text);
  const names = attributes.join(' ').replace(/&[^&;]+;/g, (entity) => ENTITIES[entity] ?? entity);
  return new Set(names.split(/\s+/));
}
