/** What jsdom has not and the parts under test call. */
export function installBrowserParts(): void {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ matches: query === matching, media: query }),
  });
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollTop = options.top ?? 0;
  };
}

let matching: string | undefined;

/** The one media query that matches from now on. */
export function matchMediaQuery(query: string | undefined): void {
  matching = query;
}
