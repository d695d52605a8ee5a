import { Link } from '@peanut/web';
import { createElement, useMemo, type ReactNode } from 'react';
import { coversPage } from '../chat-entry';
import { sanitisedHtml } from './sanitised-html';

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

/** A link within the product is followed by the router, any other opens beside the page. */
function ChatLink({ href, content }: { href: string | null; content: ReactNode[] }) {
  if (!href) return content;
  if (href.startsWith('/')) {
    // In the place of the chat's entry: Back leads to the page, not into the chat.
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
