import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentType, ReactNode } from 'react';
import { DecoDivider } from '../art/deco';

interface LinkProps {
  to: string;
  className: string;
  children: ReactNode;
}

export interface PageHeaderProps {
  /** The router's link, which this library does not know. */
  link: ComponentType<LinkProps>;
  /** Path of the menu's landing page. */
  backTo: string;
  overline: string;
  title: string;
  /** Class of the title's size on a small screen, where a long word may need a smaller one. */
  titleSize?: string;
  /** Its space at the sides, unless the page has some. */
  className?: string;
  /** Drawn below the line that closes the header. */
  children?: ReactNode;
}

/**
 * Head of a page of the menu: the way back, a line above the title, the title, and a line that closes it. A phone on its
 * side has no room for ornament: there the menu begins on the first screen.
 */
export function PageHeader(props: PageHeaderProps) {
  const {
    link: Link,
    backTo,
    overline,
    title,
    titleSize = 'text-[min(3rem,12.5vw)]',
    className = 'px-6',
    children,
  } = props;
  return (
    <header className={`pt-2 text-center md:pt-8 low:pt-0! ${className}`}>
      <Link
        to={backTo}
        className="caps focus-ring inline-flex min-h-11 items-center gap-2 text-cream-300 transition hover:text-accent"
      >
        <ArrowLeft aria-hidden className="size-4" strokeWidth={1.5} />
        Back to Menu
      </Link>
      <p className="caps mt-1 text-accent md:mt-4 low:hidden">{overline}</p>
      <h1
        dir="auto"
        className={`mt-1 font-display leading-none font-medium text-cream-100 md:mt-2 md:text-7xl low:mt-0! low:text-4xl! ${titleSize}`}
      >
        {title}
      </h1>
      <DecoDivider className="mx-auto mt-3 w-48 max-w-full text-accent/70 md:mt-6 low:hidden" />
      {children}
    </header>
  );
}
