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

/** A phone on its side has no room for ornament: the menu begins on the first screen. */
const LOW_HIDDEN = '[@media(max-height:30rem)]:hidden';

/** Head of a page of the menu: the way back, a line above the title, the title, and a line that closes it. */
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
    <header className={`pt-2 text-center md:pt-8 [@media(max-height:30rem)]:pt-0! ${className}`}>
      <Link
        to={backTo}
        className="caps focus-ring inline-flex min-h-11 items-center gap-2 text-cream-300 transition hover:text-accent"
      >
        <ArrowLeft aria-hidden className="size-4" strokeWidth={1.5} />
        Back to Menu
      </Link>
      <p className={`caps mt-1 text-accent md:mt-4 ${LOW_HIDDEN}`}>{overline}</p>
      <h1
        dir="auto"
        className={`mt-1 font-display leading-none font-medium text-cream-100 md:mt-2 md:text-7xl [@media(max-height:30rem)]:mt-0! [@media(max-height:30rem)]:text-4xl! ${titleSize}`}
      >
        {title}
      </h1>
      <DecoDivider className={`mx-auto mt-3 w-48 max-w-full text-accent/70 md:mt-6 ${LOW_HIDDEN}`} />
      {children}
    </header>
  );
}
