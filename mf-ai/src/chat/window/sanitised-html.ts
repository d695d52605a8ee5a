import { CHAT_HTML_TAGS, CHAT_LINK } from '@peanut/contracts';
import DOMPurify from 'dompurify';

/** HTML of the bartender with nothing left but the chat's elements and its links to this origin or https. */
export const sanitisedHtml = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...CHAT_HTML_TAGS],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: CHAT_LINK,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
