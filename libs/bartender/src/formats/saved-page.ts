import { lateReader } from './late-reader.js';
import { UnreadableMenuError } from './unreadable-menu-error.js';

/** The head of a mail, and of a page that Android's Chrome saves: MHTML is a mail of the page's files. */
const IS_MAIL = /^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)*MIME-Version:/i;

export const isMail = (text: string): boolean => IS_MAIL.test(text.slice(0, 4_000));

/**
 * The page, or the text, of a mail or of a page saved as one.
 * @throws UnreadableMenuError where there is none, or it is damaged
 */
export async function pageOfMail(bytes: Uint8Array): Promise<string> {
  // For these files alone: 24 kB, compressed.
  const { default: PostalMime } = await lateReader(() => import('postal-mime'));
  try {
    const { html, text } = await PostalMime.parse(bytes);
    if (html ?? text) return html ?? text ?? '';
  } catch (cause) {
    throw new UnreadableMenuError(NO_PAGE, { cause });
  }
  throw new UnreadableMenuError(NO_PAGE);
}

const NO_PAGE = 'No page was found in this file (MHTML). Open it, copy the recipes, and paste them.';
