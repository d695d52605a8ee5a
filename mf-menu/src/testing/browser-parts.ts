/** What jsdom has not and cards and lists call. */
export function installBrowserParts(): void {
  const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  Object.assign(window, { matchMedia });
  Element.prototype.scrollIntoView = () => {};
}
