import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';
import { without } from './mutation.js';
import { MUTATIONS } from './mutations.js';

describe('the list of mutations', () => {
  it.each(MUTATIONS)('$name can be made', (mutation) => {
    const text = readFileSync(join(ROOT, mutation.file), 'utf8');
    expect(without(mutation, text)).not.toBe(text);
    expect(existsSync(join(ROOT, mutation.suite.file))).toBe(true);
    expect(() => new RegExp(mutation.suite.test)).not.toThrow();
  });

  it('names each once', () => {
    const names = MUTATIONS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
