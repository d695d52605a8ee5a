import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

interface ModalOptions {
  /** The person asks to close it: Escape, the back gesture or a click beside the panel. */
  onClose: () => void;
  /** Whether a click beside the panel asks to close it. */
  closesOnBackdrop: boolean;
  /** Called with the open dialog; what it returns is called when the dialog closes. */
  onElement?: ((element: HTMLDialogElement) => () => void) | undefined;
}

/** Keeps the dialog open as a modal for as long as it is mounted, and hands the focus back to its opener afterwards. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, options: ModalOptions): void {
  const askToClose = useEffectEvent(options.onClose);
  const announce = useEffectEvent((element: HTMLDialogElement) => options.onElement?.(element));
  const closesOnBackdrop = useEffectEvent(() => options.closesOnBackdrop);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.showModal();
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus();
    const stopListening = listen(element, {
      askToClose: () => askToClose(),
      closesOnBackdrop: () => closesOnBackdrop(),
    });
    const stopFollowing = followVisibleArea(element);
    const withdraw = announce(element);
    return () => {
      withdraw?.();
      stopFollowing();
      stopListening();
      element.close();
    };
  }, [ref]);
}

interface Answers {
  askToClose: () => void;
  closesOnBackdrop: () => boolean;
}

function listen(element: HTMLDialogElement, { askToClose, closesOnBackdrop }: Answers): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let isPressedBeside = false;
  const isOwn = (event: Event) => event.target === element;
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Prevented here, the browser does not close the dialog by itself: its owner may refuse.
    event.preventDefault();
    event.stopPropagation();
    askToClose();
  };
  const closeByGesture = (event: Event) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    askToClose();
  };
  // A second gesture in a row closes it without asking: it comes back, and its owner decides.
  const comeBack = (event: Event) => {
    if (!isOwn(event) || element.open || !element.isConnected) return;
    element.showModal();
    askToClose();
  };
  const notePress = (event: Event) => (isPressedBeside = isOwn(event));
  const closeByClick = (event: Event) => {
    // Both ends of the click lie beside the panel: selecting text beyond its edge closes nothing.
    if (isOwn(event) && isPressedBeside && closesOnBackdrop()) askToClose();
  };
  element.addEventListener('keydown', closeByEscape, { signal });
  element.addEventListener('cancel', closeByGesture, { signal });
  element.addEventListener('close', comeBack, { signal });
  element.addEventListener('pointerdown', notePress, { signal });
  element.addEventListener('click', closeByClick, { signal });
  return () => listeners.abort();
}

/** Keeps the element within the part of the page that the on-screen keyboard leaves free, by two CSS variables. */
function followVisibleArea(element: HTMLElement): () => void {
  const { visualViewport } = window;
  if (!visualViewport) return () => {};
  const follow = () => {
    // Zoomed in by the fingers, the visible area is no measure for the layout.
    const isZoomed = visualViewport.scale > 1.01;
    const { offsetTop, height } = visualViewport;
    element.style.setProperty('--visible-top', isZoomed ? '0px' : `${offsetTop}px`);
    element.style.setProperty('--visible-height', isZoomed ? '100dvh' : `${height}px`);
  };
  follow();
  visualViewport.addEventListener('resize', follow);
  visualViewport.addEventListener('scroll', follow);
  return () => {
    visualViewport.removeEventListener('resize', follow);
    visualViewport.removeEventListener('scroll', follow);
  };
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Lets the keys reach a scrolling area that holds nothing to focus: they scroll it only from inside. */
export function useKeyScrolling(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const update = () => {
      const isOutOfReach = element.scrollHeight > element.clientHeight && !element.querySelector(FOCUSABLE);
      if (isOutOfReach) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [area]);
}
