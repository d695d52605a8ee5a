import { breaksOf, contractBreaks } from './contracts.mjs';
import { readReleased } from './released.mjs';
import type { Schema } from './compare-schemas.mjs';

const props = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});
const text: Schema = { type: 'string' };

describe('what a remote exposes', () => {
  const released = { 'mf-menu': { LandingPage: props({}), CocktailsPage: props({ title: text }) } };
  const having = (CocktailsPage: Schema) => ({ 'mf-menu': { ...released['mf-menu'], CocktailsPage } });

  it.each([
    ['a remote', {}, 'remotes: mf-menu/LandingPage is gone'],
    ['a module', { 'mf-menu': { CocktailsPage: props({}) } }, 'remotes: mf-menu/LandingPage is gone'],
    [
      'a required prop',
      having(props({ list: text }, ['list'])),
      'mf-menu/CocktailsPage, props.list is required now',
    ],
    [
      'a prop of another type',
      having(props({ title: { type: 'number' } })),
      'props.title no longer takes string',
    ],
  ])('breaks by %s', (_, present, sentence) => {
    expect(contractBreaks('remotes', released, present)[0]).toContain(sentence);
  });

  it('goes on with a further module, and with a prop that may be missing', () => {
    const present = {
      ...having(props({ title: text, list: text })),
      'mf-events': { EventsPage: props({}, ['a']) },
    };
    expect(contractBreaks('remotes', released, present)).toEqual([]);
  });
});

describe.each(['staged-record', 'kept-lists'])('the contract %s', (name) => {
  const stored = (drink: Record<string, Schema>, required = Object.keys(drink)) => ({
    ...props({ drinks: { type: 'array', items: { $ref: '#/$defs/Drink' } } }, ['drinks']),
    $defs: { Drink: props(drink, required) },
  });
  const released = stored({ name: text });

  it.each([
    ['not read any more', stored({ name: text, glass: text }), 'read: NAME.drinks[].glass is required now'],
    ['not understood by the last release', stored({}), 'written: NAME.drinks[].name is gone'],
    ['retyped', stored({ name: { type: 'number' } }), 'read: NAME.drinks[].name no longer takes string'],
  ])('breaks by what is %s', (_, present, sentence) => {
    expect(contractBreaks(name, released, present).join('\n')).toContain(sentence.replace('NAME', name));
  });

  it('goes on with a field that readers fill in', () => {
    const present = stored({ name: text, glass: { ...text, default: 'Coupe' } });
    expect(contractBreaks(name, released, present)).toEqual([]);
    expect(contractBreaks(name, present, released)).toEqual([]);
  });
});

describe('what breaks the last release', () => {
  const { contracts } = readReleased('release') as { contracts: string[] };
  const withoutMenu = Object.fromEntries(
    contracts.filter((name) => name !== 'menu').map((name) => [name, readReleased(name)]),
  );

  it('is reported unless it is intended', () => {
    expect(breaksOf(withoutMenu, [])).toEqual({ unintended: ['menu is gone'], needless: [] });
    expect(breaksOf(withoutMenu, ['menu is gone'])).toEqual({ unintended: [], needless: [] });
  });

  it('is not wanted any more where nothing breaks', () => {
    expect(breaksOf(withoutMenu, ['menu is gone', 'ai is gone']).needless).toEqual(['ai is gone']);
  });
});
