const INSTRUCTIONS = '../../../services/ai/dist/prompts/all-instructions.js';
/** Shorter ones could be anybody's words. */
const SHORTEST = 40;

/** The sentences of those instructions that are told apart from what anybody may say. @throws when one has none */
export function sentencesOf(instructions) {
  return instructions.flatMap((text) => {
    const sentences = text.split(/\n|(?<=[.:;]) /).filter(({ length }) => length >= SHORTEST);
    if (sentences.length === 0) throw new Error(`No sentence of this prompt is looked for: ${text}`);
    return sentences;
  });
}

/** Every sentence of the prompts of the built AI service, as secrets that nobody reads. */
export async function promptSentences() {
  const { ALL_INSTRUCTIONS } = await import(INSTRUCTIONS);
  return [...new Set(sentencesOf(ALL_INSTRUCTIONS))].map((sentence) => ['a prompt', sentence]);
}
