import type { ChatReply } from '@peanut/bartender';
import { markedHtml, markedText } from '@peanut/bartender/answers';
import { AI_TEXT_LENGTHS, paragraph } from '@peanut/contracts';
import { withoutUnopenedThinking } from '../model/wire/thinking.js';
import { InvalidProviderResponseError } from '../invalid-provider-response-error.js';
import { chatHtml, sanitised } from '../validation/chat-html.js';
import type { PromptLeakDetector } from '../validation/prompt-leak-detector.js';

const LEAK_REPLY = 'How I work stays behind the bar. Ask me about a drink instead!';

/** Stands in for a reply that only claimed what nobody can know. */
const NOTHING_LEFT = 'For an allergy, please ask your host: I know the recipes, not every label.';

/**
 * Passes the provider's words on as they come, and returns the whole reply as sanitised HTML. It stops listening
 * when the reply is long enough, or begins to repeat the instructions.
 * @param check a reply without what it must not claim, and what has to be added to it, as marked text
 * @throws InvalidProviderResponseError when nothing was said
 */
export async function* checkedChat(
  { pieces, html }: ChatReply,
  leakDetector: PromptLeakDetector,
  check: (reply: string, isModel: boolean) => { reply: string; note: string | undefined },
): AsyncGenerator<string, string> {
  let text = '';
  let sentLength = 0;
  for await (const piece of pieces) {
    text += piece;
    if (leakDetector.leaksAtEnd(text, piece.length)) return chatHtml(LEAK_REPLY);
    if (text.length > AI_TEXT_LENGTHS.chatReply) break;
    if (text.trim() === '') continue;
    yield text.slice(sentLength);
    sentLength = text.length;
  }
  // Thinking whose beginning nobody could tell ends in the middle of the text.
  const reply = paragraph(withoutUnopenedThinking(text), AI_TEXT_LENGTHS.chatReply);
  if (reply === undefined) throw new InvalidProviderResponseError('An empty reply');
  const isWhole = text.length <= AI_TEXT_LENGTHS.chatReply;
  const isHouse = html !== undefined && isWhole;
  const { reply: kept, note } = check(reply, !isHouse);
  const shown = isHouse ? sanitised(html) : kept === '' ? '' : chatHtml(kept);
  if (note === undefined) return shown === '' ? chatHtml(NOTHING_LEFT) : shown;
  yield `\n\n${markedText(note)}`;
  return `${shown}\n${sanitised(markedHtml(note))}`.trim();
}
