import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends ComponentProps<'a'> {
  /** Path of a page of this app. */
  to: string;
  /** Takes the place of the current entry in the history. */
  replace?: boolean;
}

/** A link that the router follows. The router's own one brings the code along that fetches ahead for its framework. */
export function Link({ to, replace, onClick, children, ...attributes }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace });
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
