// The gateway prerenders in an engine that has nothing but the language. These globals are what libraries also need when
// they are loaded, or for an address without a query.
Object.assign(globalThis, {
  setTimeout: () => 0,
  URL: class {
    constructor(readonly href: string) {}
  },
  URLSearchParams: class {
    get = () => null;
    forEach = () => undefined;
  },
});
