import 'fake-indexeddb/auto';

// jsdom has none; fake-indexeddb keeps copies by it.
globalThis.structuredClone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
