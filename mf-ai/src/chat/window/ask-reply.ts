import { ENDPOINTS, isGuestLimit, type ChatAnswer } from '@peanut/contracts';
import { askBartender, type Listener } from '@peanut/web/answer-stream';
import type { ChatRequestBody } from '../../model/requests';

/** Asks for a reply, which comes as HTML. Throws as {@link askBartender}, and TypeError for an answer that is no reply. */
export async function askReply(body: ChatRequestBody, listener: Listener): Promise<ChatAnswer> {
  const data = await askBartender(ENDPOINTS.chat.path, body, listener);
  const { response, limits } = (data ?? {}) as Partial<ChatAnswer>;
  if (typeof response !== 'string')
    throw new TypeError(`${ENDPOINTS.chat.path} answered without a response.`);
  return { response, ...(Array.isArray(limits) && { limits: limits.filter(isGuestLimit) }) };
}
