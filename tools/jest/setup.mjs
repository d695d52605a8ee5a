import { TextDecoder, TextEncoder } from 'node:util';
import { jest, afterEach, beforeEach, expect } from '@jest/globals';

// In ES modules jest is no global; the tests read better with it.
globalThis.jest = jest;

// Browsers have them, jsdom has not.
Object.assign(globalThis, { TextEncoder, TextDecoder });
if (globalThis.Element) globalThis.Element.prototype.scrollIntoView ??= () => {};
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

/** An unexpected console.error fails a test; one that is expected is spied on by the test itself. */
const original = console.error;
/** @type {string[]} */
let unexpected = [];
beforeEach(() => {
  unexpected = [];
  console.error = (...args) => {
    unexpected.push(args.map(String).join(' '));
    original(...args);
  };
});
afterEach(() => {
  console.error = original;
  expect(unexpected).toEqual([]);
});
