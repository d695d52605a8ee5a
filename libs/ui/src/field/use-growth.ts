import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';

/** Has a text area grow with its text where the browser does not know `field-sizing`. Returns the ref for it. */
export function useGrowth(
  text: string,
  ref: Ref<HTMLTextAreaElement> | undefined,
): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);
  useLayoutEffect(() => {
    const area = field.current;
    if (!area || Reflect.has(area.style, 'fieldSizing')) return;
    area.style.height = 'auto';
    // Its borders belong to its height.
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }, [text]);
  return field;
}
