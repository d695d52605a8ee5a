// The gateway draws in an engine that has nothing but the language. What libraries expect besides when they are loaded,
// or ask of an address without a query, stands here.
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
