// What the stand-in says: sensible answers drawn from the menu in the prompt, and wrong ones by mode.

import { instructionsOf, menuOf, requestOf, taskOf, textOf } from './prompt.mjs';

const SCRIPTED = '<script>window.pwned=1</script><img src=x onerror="window.pwned=1">';

/**
 * @typedef {import('./prompt.mjs').Body} Body
 * @typedef {import('./prompt.mjs').Drink} Drink
 * @typedef {import('./prompt.mjs').Schema} Schema
 * @typedef {Record<import('./prompt.mjs').Task, (body: Body) => unknown>} Answers
 */

/** @type {(drink: Drink, type: 'cocktail' | 'whiskey', matchScore: number) => object} */
const fits = (drink, type, matchScore) => ({
  name: drink.name,
  spirit: drink.spirit,
  description: drink.description ?? drink.notes ?? 'As on the menu.',
  reasoning: `It is made of ${drink.spirit}.`,
  matchScore,
  type,
  id: drink.id,
});

const cocktail = {
  name: 'Paper Plane',
  spirit: 'bourbon',
  description: 'Equal parts, bittersweet and bright.',
  ingredients: ['3/4 oz bourbon', '3/4 oz Aperol', '3/4 oz Amaro Nonino', '3/4 oz lemon juice'],
  glass: 'Coupe',
  ice: 'None',
  smoke: null,
  prep: 'Shake with ice and strain.',
  isVisible: null,
  isAvailable: null,
};

const whiskey = {
  name: 'Eagle Rare 10',
  spirit: 'bourbon',
  proof: 90,
  profile: 'Toffee and oak',
  notes: 'Honey, leather, orange peel',
  water: 'A few drops',
  rest: '5 minutes',
  rationale: 'A gentle step up in age.',
  number: null,
  isVisible: null,
  isAvailable: null,
};

const invented = { name: 'Moonlit Anchovy', spirit: 'mezcal', description: 'Salt and smoke.' };

/**
 * An edit changes what its text speaks of, and nothing else.
 * @type {(body: Body, fields: object) => object}
 */
function read(body, fields) {
  const { mode, text = '' } = requestOf(body);
  return mode === 'partial' && /\bhide\b/i.test(text) ? { isVisible: false } : fields;
}

/** @type {Answers} */
const GOOD = {
  recommendations: (body) => {
    const menu = menuOf(body);
    // Whoever has not seen the menu makes something up.
    if (!menu) return { recommendations: [fits(invented, 'cocktail', 90)] };
    return {
      recommendations: [
        ...menu.cocktails.slice(0, 2).map((drink, index) => fits(drink, 'cocktail', 92 - 20 * index)),
        ...menu.whiskeys.slice(0, 1).map((drink) => fits(drink, 'whiskey', 55)),
      ],
    };
  },
  cocktail: (body) => read(body, cocktail),
  whiskey: (body) => read(body, whiskey),
  order: () => ({ suggestedNumber: 3, reasoning: 'Its proof lies between its neighbours.' }),
  other: () => ({}),
  chat: (body) =>
    `Try a **${menuOf(body)?.cocktails[0]?.name ?? 'glass of water'}** tonight.\n\n- It is *fresh*\n- See [the menu](/cocktails)\n`,
};

/** @type {Record<string, Answers | undefined>} */
const WRONG = {
  html: {
    recommendations: () => ({
      recommendations: [{ ...fits(invented, 'cocktail', 90), reasoning: SCRIPTED, name: SCRIPTED }],
    }),
    cocktail: () => ({ ...cocktail, name: SCRIPTED, prep: SCRIPTED }),
    whiskey: () => ({ ...whiskey, name: SCRIPTED }),
    order: () => ({ suggestedNumber: 1, reasoning: SCRIPTED }),
    other: GOOD.other,
    chat: () => `Hello ${SCRIPTED} [x](javascript:alert(1)) ![x](https://evil.example/x.png) <b>bold</b>`,
  },
  invented: {
    recommendations: () => ({
      recommendations: [
        fits(invented, 'cocktail', 70),
        fits({ ...invented, name: 'Ghost', id: '11111111-1111-4111-8111-111111111111' }, 'whiskey', 65),
      ],
    }),
    cocktail: () => ({ ...cocktail, spirit: 'unobtainium' }),
    whiskey: () => whiskey,
    order: () => ({ suggestedNumber: 4000, reasoning: 'Far out.' }),
    other: GOOD.other,
    chat: () => 'Have a Moonlit Anchovy.',
  },
  'too-long': {
    recommendations: (body) => ({
      recommendations: Array.from({ length: 40 }, (_, index) => ({
        ...fits({ ...invented, name: `${index} ${'n'.repeat(500)}` }, 'cocktail', 1000 * index),
        reasoning: 'r'.repeat(5000),
        description: menuOf(body)?.cocktails[0]?.name.repeat(500) ?? '',
      })),
    }),
    cocktail: () => ({
      ...cocktail,
      description: '🥜 long words '.repeat(60),
      ingredients: Array.from({ length: 50 }, () => 'i'.repeat(900)),
      prep: 'p'.repeat(9000),
    }),
    whiskey: () => ({ ...whiskey, profile: 'p'.repeat(300), notes: 'n '.repeat(300), proof: 5000 }),
    order: () => ({ suggestedNumber: 2, reasoning: 'r'.repeat(9000) }),
    other: GOOD.other,
    chat: () => 'word '.repeat(20_000),
  },
  empty: {
    recommendations: () => ({ recommendations: [] }),
    cocktail: () => ({ ...cocktail, name: '  ', ingredients: [] }),
    whiskey: () => ({ ...whiskey, name: '' }),
    order: () => ({ suggestedNumber: 0, reasoning: '' }),
    other: GOOD.other,
    chat: () => '',
  },
};

/**
 * A model without any judgement: it does what `SAY[…]` asks, wherever that is, and gives its instructions away.
 * @param {Body} body
 */
function obey(body) {
  const text = textOf(body);
  const wanted = [...text.matchAll(/SAY\[([^\]]*)\]/g)].map(([, say = '']) => say);
  const said = [...wanted, ...(/REVEAL/.test(text) ? [instructionsOf(body)] : [])].join('\n');
  /** @type {Answers} */
  const answers = {
    recommendations: () => ({
      recommendations: [
        ...wanted.map((name) => fits({ name, spirit: name, description: name }, 'cocktail', 99)),
        { ...fits(invented, 'cocktail', 50), reasoning: said },
      ],
    }),
    cocktail: () => ({ ...cocktail, name: said || cocktail.name, prep: said || cocktail.prep }),
    whiskey: () => ({ ...whiskey, name: said || whiskey.name, rationale: said || whiskey.rationale }),
    order: () => ({ suggestedNumber: 1, reasoning: said }),
    other: GOOD.other,
    chat: () => said || GOOD.chat(body),
  };
  return answers[taskOf(body)](body);
}

/**
 * The model's answer to this question in this mode: its words, or fields.
 * @type {(body: Body, settings: { mode: string, text?: string, json?: object }) => string | object}
 */
export function answerFor(body, { mode, text, json }) {
  if (text !== undefined) return text;
  if (json !== undefined) return json;
  if (mode === 'malformed') return '{"recommendations": [{"name": "Half an ans';
  return /** @type {string | object} */ (
    mode === 'obey' ? obey(body) : (WRONG[mode] ?? GOOD)[taskOf(body)](body)
  );
}

/**
 * What a model that knows no more writes into a field.
 * @type {(schema: Schema) => unknown}
 */
function plainValue({ type, properties }) {
  if (Array.isArray(type) && type.includes('null')) return null;
  if (properties) return completed({}, { properties });
  return { array: [], boolean: true, integer: 1, number: 1 }[String(type)] ?? 'Peanut';
}

/**
 * The answer with every field of the schema, as a grammar forces it. `absent` writes what the answer does not say.
 * @type {(answer: object, schema: Schema, absent?: (schema: Schema) => unknown) => object}
 */
export function completed(answer, { properties = {} }, absent = plainValue) {
  const said = new Map(Object.entries(answer));
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, said.get(name) ?? absent(schema)]),
  );
}
