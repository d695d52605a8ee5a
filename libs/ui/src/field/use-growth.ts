import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';

/** Has a text area grow with its text where the browser does not know `field-sizing`. Returns the ref for it. */
export function useGrowth(
  text: string,
  ref: Ref<HTMLTextAreaElement> | undefined,
): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);
  useLayoutEffect(() => {
    if (field.current) grow(field.current);
  }, [text]);
  useEffect(() => growWithWidth(field.current), []);
  return field;
}

const growsByItself = (area: HTMLTextAreaElement) => Reflect.has(area.style, 'fieldSizing');

function grow(area: HTMLTextAreaElement): void {
  if (growsByItself(area)) return;
  area.style.height = 'auto';
  // Its borders belong to its height.
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** In a dialog or a tab it is drawn before it shows, without a width. Returns what ends it. */
function growWithWidth(area: HTMLTextAreaElement | null): (() => void) | undefined {
  if (!area || growsByItself(area) || typeof ResizeObserver === 'undefined') return undefined;
  let width = 0;
  const observer = new ResizeObserver(() => {
    // Not by its height, which a person may change.
    if (area.offsetWidth !== width) grow(area);
    width = area.offsetWidth;
  });
  observer.observe(area);
  return () => observer.disconnect();
}
