/** How each kind of request is to be read; the same for cocktails and whiskeys. */
export const PARSE_RULES = `<request> says what is wanted:
- mode "fill": the text describes a drink. Fill in every field; what the text leaves out you complete as an experienced bartender would.
- mode "partial": the text says how to change <current>. Give a value only for fields that change and null for all others. Words such as "hide it" mean isVisible false, "out of stock" isAvailable false.
- mode "full": write every field anew after the text; <current> may help.
notUnderstood lists, word for word, each clause of the text that you did not understand or that no field can hold; it is null when there is none. Change nothing for such a clause, and never read a "no" or "don't" as its opposite.
isVisible and isAvailable are null unless the text speaks of them. Plain text only, in the language of the text.`;

/** The clauses that the model did not understand, beside the fields. */
export const NOT_UNDERSTOOD_SCHEMA = {
  notUnderstood: { type: ['array', 'null'], items: { type: 'string' } },
} as const;
