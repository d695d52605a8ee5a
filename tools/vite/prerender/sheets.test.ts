import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../../../libs/contracts/src/parts.js';

const PARTS = ['shell', ...Object.keys(REMOTES)];
/** Of the main entry, what is not drawn by name of its folder. */
const FIELDS =
  /\b(?:CharacterCounter|CONTROL_CLASSES|FieldError|SelectField|SwitchField|TextArea|TextField)\b/;
const FOLDERS: Record<string, string> = { 'icon-button': 'button', 'progress-bar': 'progress' };

/** The folders of the design system that the part's sheet leaves out. */
function leftOut(part: string) {
  const css = readFileSync(join(part, 'src/styles.css'), 'utf8');
  return /@source not '[./]*libs\/ui\/src\/\{([\w,-]+)\}'/.exec(css)?.[1]?.split(',') ?? [];
}

/** The folders of the design system whose primitives the part draws with. */
function drawnWith(part: string) {
  const files = readdirSync(join(part, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const texts = files.map((name) => readFileSync(join(part, 'src', name), 'utf8'));
  const imports = texts.flatMap((text) => [...text.matchAll(/import [^;]*? from '@peanut\/ui([^']*)'/g)]);
  return imports.flatMap(([names, entry = '']) => {
    if (entry !== '') return FOLDERS[entry.slice(1)] ?? entry.slice(1);
    return FIELDS.test(names) ? ['field'] : [];
  });
}

it.each(PARTS)('the sheet of %s has the classes of every primitive that it draws with', (part) => {
  const drawn = new Set(drawnWith(part));
  expect(leftOut(part).filter((folder) => drawn.has(folder))).toEqual([]);
});

it('sees what a part draws with', () => {
  expect(drawnWith('mf-admin')).toEqual(expect.arrayContaining(['dialog', 'field', 'progress']));
});

it('leaves out folders that there are', () => {
  const folders = readdirSync('libs/ui/src');
  expect(PARTS.flatMap(leftOut).filter((folder) => !folders.includes(folder))).toEqual([]);
});
