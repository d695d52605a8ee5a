/** What jsdom has not and a turning card calls. */
export function installBrowserParts(): void {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  Element.prototype.scrollIntoView = () => {};
}
