import { useEffect, useLayoutEffect, useState } from 'react';
import { createCardDrag, type CardDrag, type DragSource } from './card-drag';

/** The drag of one grid; it follows what the grid holds, and where the pointer is. */
export function useCardDrag(source: DragSource): CardDrag {
  const [drag] = useState(createCardDrag);
  useLayoutEffect(() => {
    drag.setSource(source);
  });
  useEffect(() => {
    const note = ({ clientX, clientY }: PointerEvent) => drag.setPointer({ x: clientX, y: clientY });
    const names = ['pointerdown', 'pointermove', 'pointerup'] as const;
    for (const name of names) window.addEventListener(name, note, { capture: true, passive: true });
    return () => {
      for (const name of names) window.removeEventListener(name, note, { capture: true });
    };
  }, [drag]);
  return drag;
}
