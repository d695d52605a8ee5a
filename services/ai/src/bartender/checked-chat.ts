import type { ChatReply } from '@peanut/bartender';
import { markedHtml, markedText } from '@peanut/bartender/answers';
import { AI_TEXT_LENGTHS, paragraph } from '@peanut/contracts';
import { InvalidProviderResponseError } from '../invalid-provider-response-error.js';
import { chatHtml, sanitised } from '../validation/chat-html.js';
import type { PromptLeakDetector } from '../validation/prompt-leak-detector.js';

const LEAK_REPLY = 'How I work stays behind the bar. Ask me about a drink instead!';

/**
 * Passes the provider's words on as they come, and returns the whole reply as sanitised HTML. It stops listening
 * when the reply is long enough, or begins to repeat the instructions.
 * @param noteOn what has to be added to a reply, if anything, as marked text
 * @throws InvalidProviderResponseError when nothing was said
 */
export async function* checkedChat(
  { pieces, html }: ChatReply,
  leakDetector: PromptLeakDetector,
  noteOn: (reply: string) => string | undefined,
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
  const reply = paragraph(text, AI_TEXT_LENGTHS.chatReply);
  if (reply === undefined) throw new InvalidProviderResponseError('An empty reply');
  const isWhole = text.length <= AI_TEXT_LENGTHS.chatReply;
  const shown = html !== undefined && isWhole ? sanitised(html) : chatHtml(reply);
  const note = noteOn(reply);
  if (note === undefined) return shown;
  yield `\n\n${markedText(note)}`;
  return `${shown}\n${sanitised(markedHtml(note))}`;
}
