import { AI_TEXT_LIMITS, paragraph } from '@peanut/contracts';
import { chatHtml } from '../answers/chat-html.js';
import type { InstructionGuard } from '../answers/instruction-guard.js';
import { NonsenseError } from '../nonsense-error.js';

const KEPT_TO_MYSELF = 'How I work stays behind the bar. Ask me about a drink instead!';

/**
 * Passes the provider's words on as they come, and returns the whole reply as sanitised HTML. It stops listening
 * when the reply is long enough, or begins to repeat the instructions.
 * @param noteOn what has to be added to a reply, if anything
 * @throws NonsenseError when nothing was said
 */
export async function* checkedChat(
  pieces: AsyncIterable<string>,
  guard: InstructionGuard,
  noteOn: (reply: string) => string | undefined,
): AsyncGenerator<string, string> {
  let text = '';
  let passed = 0;
  for await (const piece of pieces) {
    text += piece;
    if (guard.revealsAtEnd(text, piece.length)) return chatHtml(KEPT_TO_MYSELF);
    if (text.length > AI_TEXT_LIMITS.chatReply) break;
    if (text.trim() === '') continue;
    yield text.slice(passed);
    passed = text.length;
  }
  const reply = paragraph(text, AI_TEXT_LIMITS.chatReply);
  if (reply === undefined) throw new NonsenseError('An empty reply');
  const note = noteOn(reply);
  if (note === undefined) return chatHtml(reply);
  yield `\n\n${note}`;
  return chatHtml(`${reply}\n\n${note}`);
}
