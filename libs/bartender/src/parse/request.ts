const POLITE = String.raw`(?:please|hi|hello|hey|can you|could you|i(?:'d| would)? (?:want|like) (?:to)?|we (?:have|need)|here(?:'s| is)|this is),?`;
const ASKS =
  '(?:add|create|make|enter|put in|write(?: up)?|new(?= (?:drink|cocktail|whiske?y|bottle|recipe)))(?: me| us| in)?';
const ARTICLE = '(?:(?:an?|the|our|my|some) )?(?:new )?';
/** "drink called", "cocktail: ", "bottle of": what it is, before its name. */
const KIND = String.raw`(?:drink|cocktail|whiske?y|bottle)(?: of)?(?: (?:for|on) the menu(?: pl(?:s|ease))?[!:,.]*)?(?=\s["“(]|\s(?:called|named|of)|\s[A-Z]|\sthe\s|:)\s?:?\s*`;
const ASKED = new RegExp(String.raw`^(?:${POLITE} )*${ASKS} ${ARTICLE}(?:${KIND})?`, 'i');
const PRESENTED = new RegExp(String.raw`^(?:${POLITE} )?(?:an?|our|my) (?:new )?(?:${KIND})?(?=[\w"“])`, 'i');
const REWRITES =
  /^(?:please )?(?:an? )?(?:rewrite all|edit all|change everything|start over|complete rewrite)\b[\s:,.;-]*/i;

const GREETING = /^(?:hi|hello|hey|dear)\b[^,.!\n]{0,30}[,!]\s*/i;

/** Without "Please add a …" in front, and without the words that ask for a full rewrite. */
export function withoutRequest(text: string): string {
  const body = text
    .trim()
    .replace(REWRITES, '')
    .replace(/^(?:please )?add (?:it )?to (?:the |our )?menu\b[\s:>]*/i, '')
    .replace(/^(?:of (?:it|this)\s+)?(?:as|to|into)\s+(?=\S)/i, '')
    .replace(
      /^(?:make it|make this|turn it into|it(?: is|'s) now|now it(?: is|'s)|it(?: is|'s)(?= .{2,40} now\b))\s+/i,
      '',
    )
    .replace(/^(.{2,40}?) now(?=[:,.])/i, '$1')
    .replace(GREETING, '')
    .replace(
      /^(?:a )?new (?:one|drink|cocktail|bottle) (?:for|on) (?:the|our) (?:list|menu|bar|card)\s*[:,!.–—-]+\s*/i,
      '',
    )
    .replace(/^(?:what|how) about (?:an? |the )?/i, '');
  const asked = body.replace(ASKED, '');
  return (asked === body ? body.replace(PRESENTED, '') : asked).replace(/^of (?=[A-Z])/, '').trim() || body;
}

/** Only what is known of a drink's fields. */
export const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
