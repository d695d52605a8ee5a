/** How many plain characters make a token: the tokenizers of Llama 3 and GPT-4 take 3.6 to 3.8 of our prompts. */
const CHARACTERS = 3.5;
/** A tokenizer that packs more characters into a token is unknown: what counted fewer tokens had less to read. */
const MOST_CHARACTERS = 5;
/** Below this a server's count means nothing: some give a fixed number, or leave out what they remember. */
const LEAST_COUNTED = 200;

/** About how many tokens a text has. Letters beyond ASCII count as one each. */
export function estimatedTokens(text: string): number {
  let plain = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) < 128) plain += 1;
  return Math.ceil(plain / CHARACTERS + (text.length - plain));
}

/** Whether the server read less than it was sent. @param counted the tokens of the prompt by its own count */
export const wasCut = (prompt: string, counted: number | undefined): boolean =>
  counted !== undefined && counted >= LEAST_COUNTED && counted < prompt.length / MOST_CHARACTERS;

/** Learns how much a server's tokenizer is off the estimate. */
export class TokenRatio {
  private factor = 1;

  /** @param counted the tokens of the prompt by the server's own count */
  observe(prompt: string, counted: number | undefined): void {
    if (counted === undefined || counted < LEAST_COUNTED || wasCut(prompt, counted)) return;
    const seen = counted / estimatedTokens(prompt);
    // What costs more counts at once; what costs less is believed slowly.
    this.factor = Math.min(2, seen > this.factor ? seen : 0.8 * this.factor + 0.2 * Math.max(seen, 0.8));
  }

  tokens(text: string): number {
    return Math.ceil(this.factor * estimatedTokens(text));
  }
}
