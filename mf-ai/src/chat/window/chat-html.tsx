import { CHAT_HTML_TAGS, CHAT_LINK } from '@peanut/contracts';
import { Link } from '@peanut/web';
import DOMPurify from 'dompurify';
import { createElement, useMemo, type ReactNode } from 'react';
import { coversPage } from '../chat-entry';

/** HTML of the bartender, sanitised and drawn element by element: no text ever becomes markup by itself. */
export function ChatHtml({ html }: { html: string }) {
  const content = useMemo(() => [...sanitisedHtml(html).childNodes].map(drawn), [html]);
  return (
    <div dir="auto" className="chat-prose break-words">
      {content}
    </div>
  );
}

function drawn(node: ChildNode, index: number): ReactNode {
  if (!(node instanceof HTMLElement)) return node.textContent;
  const tag = node.localName;
  if (tag === 'br') return <br key={index} />;
  const children = [...node.childNodes].map(drawn);
  if (tag === 'a') return <ChatLink key={index} href={node.getAttribute('href')} content={children} />;
  return createElement(tag, { key: index }, ...children);
}

/** The router follows a link within the product; any other opens in a new tab. */
function ChatLink({ href, content }: { href: string | null; content: ReactNode[] }) {
  if (!href) return content;
  if (href.startsWith('/')) {
    // Replaces the chat's entry: Back leads to the page, not into the chat.
    return (
      <Link to={href} replace={coversPage()}>
        {content}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}

/** HTML of the bartender with nothing left but the chat's elements and its links to this origin or https. */
const sanitisedHtml = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...CHAT_HTML_TAGS],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: CHAT_LINK,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
