import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { indexByKey } from '../arrow-keys';

interface Roving {
  /** The one control that Tab reaches. */
  stop: string | undefined;
  onFocus: (key: string) => void;
}

const RovingContext = createContext<Roving>({ stop: undefined, onFocus: () => {} });

export interface ToolbarProps {
  label: string;
  /** The controls in their order, each by the `toolKey` of its button. */
  keys: readonly string[];
  className?: string;
  children: ReactNode;
}

/** Scrolls whatever the tool overflows sideways, and nothing up or down. */
function bringIntoRow(tool: HTMLElement): void {
  let around = tool.parentElement;
  while (around && around.scrollWidth <= around.clientWidth) around = around.parentElement;
  if (!around) return;
  const [inner, outer] = [tool.getBoundingClientRect(), around.getBoundingClientRect()];
  if (inner.left < outer.left) around.scrollLeft -= outer.left - inner.left;
  else if (inner.right > outer.right) around.scrollLeft += inner.right - outer.right;
}

/** A row of controls by the ARIA toolbar pattern: Tab enters it once, the arrow keys, Home and End move within it. */
export function Toolbar({ label, keys, className, children }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string>();
  const stop = last !== undefined && keys.includes(last) ? last : keys[0];

  const focus = (key: string | undefined) => {
    const tool = row.current?.querySelector<HTMLElement>(`[data-tool="${key}"]`);
    // The page stays where it is: only the row may scroll.
    tool?.focus({ preventScroll: true });
    if (tool) bringIntoRow(tool);
  };

  useEffect(() => {
    // The control in use has gone, such as Undo after the last undo: the focus stays in the row.
    const hasGone = last !== undefined && last !== stop;
    if (hasGone && document.activeElement === document.body) focus(stop);
  });

  const move = (event: KeyboardEvent) => {
    const index = indexByKey(event.key, keys.indexOf(stop ?? ''), keys.length, 'horizontal');
    if (index === undefined) return;
    event.preventDefault();
    focus(keys[index]);
  };
  return (
    <RovingContext value={{ stop, onFocus: setLast }}>
      <div ref={row} role="toolbar" aria-label={label} tabIndex={-1} onKeyDown={move} className={className}>
        {children}
      </div>
    </RovingContext>
  );
}

export interface ToolbarButtonProps extends ComponentProps<'button'> {
  /** Names it among the toolbar's `keys`; stays the same while its text changes. */
  toolKey: string;
}

/** A control of a toolbar; it brings no looks of its own. */
export function ToolbarButton({ toolKey, ...rest }: ToolbarButtonProps) {
  const { stop, onFocus } = useContext(RovingContext);
  return (
    <button
      type="button"
      {...rest}
      data-tool={toolKey}
      tabIndex={toolKey === stop ? 0 : -1}
      onFocus={() => onFocus(toolKey)}
    />
  );
}
