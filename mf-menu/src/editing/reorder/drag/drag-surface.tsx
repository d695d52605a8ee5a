import { useDraggable } from '@dnd-kit/core';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';

interface DragSurfaceProps {
  /** Called for every press on a handle, before the drag may begin. */
  onPress: (handle: HTMLElement, event: PointerEvent | KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * One draggable for all cards: it becomes the handle that is pressed. A draggable a card would draw every card anew
 * whenever a drag begins and ends.
 */
export function DragSurface({ onPress, children }: DragSurfaceProps) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: 'lifted' });
  const press = (name: 'onPointerDown' | 'onKeyDown') => (event: PointerEvent | KeyboardEvent) => {
    const handle = event.target instanceof Element && event.target.closest<HTMLElement>('[data-reorder]');
    if (!handle) return;
    setNodeRef(handle);
    setActivatorNodeRef(handle);
    onPress(handle, event);
    listeners?.[name]?.(event);
  };
  return (
    <div
      role="presentation"
      onPointerDown={press('onPointerDown')}
      onKeyDown={press('onKeyDown')}
      className="relative"
    >
      {children}
    </div>
  );
}
