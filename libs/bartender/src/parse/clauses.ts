/** Where one statement of a recipe ends: not at a decimal point, "No. 4", or the full stop of "oz.". */
const BOUNDARY = /\n+|;|,(?!\d)|(?<!\b(?:no|nr|st|mr|dr|oz|ml|cl|vol))\.(?=\s|$)|\s[-–—•]\s|[()!?]|\bthen\b/i;
const SENTENCE_END = /\n+|(?<!\b(?:no|nr|st|mr|dr|oz|ml|cl|vol))[.!](?=\s|$)|\?/i;

const tidy = (part: string): string => part.replace(/^[\s*•\-–—:]+|[\s*:]+$/g, '').trim();

/** The statements of a text, one an ingredient or a step. */
export const clausesOf = (text: string): string[] => text.split(BOUNDARY).map(tidy).filter(Boolean);

/** Its sentences and lines. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END).map(tidy).filter(Boolean);

const ARTICLE = String.raw`(?:(?:an?|the|our|my|some) )?(?:new )?`;
const KIND = String.raw`(?:(?:drink|cocktail|whiske?y|bottle)(?: of)?(?=\s["“(]|\s(?:called|named|of)|\s[A-Z]|:)\s?:?\s*)?`;
const ASKED = new RegExp(
  String.raw`^(?:please |hi,? |hello,? |can you |could you |i want (?:to )?|we have |here(?:'s| is) |this is )*(?:add|create|make|enter|put in|write(?: up)?|new)(?: me| us| in)? ${ARTICLE}${KIND}`,
  'i',
);
const PRESENTED =
  /^(?:please |we have |here(?:'s| is) |this is )?(?:an?|our|my) (?:new )?(?:(?:drink|cocktail|bottle)(?: of)?(?=\s["“(]|\s(?:called|named|of)|:)\s?:?\s*)?(?=[\w"“])/i;

/** Without "Please add a …" in front, and without the words that ask for a full rewrite. */
export function withoutRequest(text: string): string {
  const body = text
    .trim()
    .replace(
      /^(?:please )?(?:an? )?(?:rewrite all|edit all|change everything|start over|complete rewrite)\b[\s:,.;-]*/i,
      '',
    )
    .replace(/^(?:of (?:it|this)\s+)?(?:as|to|into)\s+(?=\S)/i, '')
    .replace(/^(?:make it|make this|turn it into|it is now|now it is)\s+/i, '');
  const asked = body.replace(ASKED, '');
  return (asked === body ? body.replace(PRESENTED, '') : asked).replace(/^of (?=[A-Z])/, '').trim() || body;
}
