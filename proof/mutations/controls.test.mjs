import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';
import { CONTROLS } from './controls.mjs';
import { without } from './removal.mjs';

describe('the list of controls', () => {
  it.each(CONTROLS.map((control) => [control.name, control]))('%s can be removed', (_, control) => {
    const text = readFileSync(join(ROOT, control.file), 'utf8');
    expect(without(control, text)).not.toBe(text);
    expect(existsSync(join(ROOT, control.suite.file))).toBe(true);
    expect(() => new RegExp(control.suite.test)).not.toThrow();
  });

  it('names each once', () => {
    const names = CONTROLS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
