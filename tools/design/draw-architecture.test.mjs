import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';
import { drawArchitecture, PICTURE } from './draw-architecture.mjs';

const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');

it('has drawn docs/art/architecture.svg of the parts as they are; else run tools/design/draw-architecture.mjs', () => {
  expect(readFileSync(PICTURE, 'utf8')).toBe(drawArchitecture(compose));
});

it('refuses a container that it has no place for', () => {
  const more = compose.replace('\nservices:\n', '\nservices:\n  cellar: { image: cellar }\n');
  expect(() => drawArchitecture(more)).toThrow('no place for');
});
