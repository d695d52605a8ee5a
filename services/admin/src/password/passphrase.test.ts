import { newPassphrase } from './passphrase.js';

describe('newPassphrase', () => {
  it('makes six readable syllables, never the same', () => {
    const made = Array.from({ length: 200 }, newPassphrase);
    for (const passphrase of made) expect(passphrase).toMatch(/^[a-z]{3,5}(-[a-z]{3,5}){5}$/);
    expect(new Set(made).size).toBe(made.length);
  });
});
