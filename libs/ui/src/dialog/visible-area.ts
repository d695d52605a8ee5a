/** Keeps the element within the part of the page that the on-screen keyboard leaves free, by two CSS variables. */
export function followVisibleArea(element: HTMLElement): () => void {
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
