import { useEffect, useLayoutEffect, type RefObject } from 'react';

function markEdges(row: HTMLElement): void {
  const beyond = row.scrollWidth - row.clientWidth - row.scrollLeft;
  // Scroll positions have fractions, the other two have none.
  row.toggleAttribute('data-more-left', row.scrollLeft > 1);
  row.toggleAttribute('data-more-right', beyond > 1);
}

/** Marks a row that scrolls with `data-more-left` and `data-more-right` where more of it lies beyond that edge. */
export function useEdges(owner: RefObject<HTMLElement | null>): void {
  // After each drawing: what is in the row comes and goes.
  useLayoutEffect(() => {
    if (owner.current) markEdges(owner.current);
  });
  useEffect(() => {
    const row = owner.current;
    if (!row) return;
    const mark = () => markEdges(row);
    row.addEventListener('scroll', mark);
    window.addEventListener('resize', mark);
    return () => {
      row.removeEventListener('scroll', mark);
      window.removeEventListener('resize', mark);
    };
  }, [owner]);
}
