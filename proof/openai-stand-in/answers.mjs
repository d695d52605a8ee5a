// What the stand-in says: sensible answers drawn from the menu in the prompt, and wrong ones by mode.

const SCRIPTED = '<script>window.pwned=1</script><img src=x onerror="window.pwned=1">';

/**
 * @typedef {object} Body what the product asks, as far as it is looked at
 * @property {string} model
 * @property {boolean} [stream]
 * @property {{ role: string, content: string }[]} messages
 * @property {{ json_schema?: { name: string, schema: import('./wire.mjs').Schema } }} [response_format]
 *
 * @typedef {{ id?: string, name: string, spirit: string, description?: string, notes?: string }} Drink
 * @typedef {'recommendations' | 'cocktail' | 'whiskey' | 'order' | 'chat'} Task
 * @typedef {Record<Task, (body: Body) => unknown>} Answers
 */

/** @param {Body} body */
const textOf = (body) => body.messages.map(({ content }) => content).join('\n');

/**
 * The menu of the prompt's data block.
 * @param {Body} body
 * @returns {{ cocktails: Drink[], whiskeys: Drink[] }}
 */
function menuOf(body) {
  const found = /<menu>\s*(\{[^]*?\})\s*<\/menu>/.exec(textOf(body))?.[1];
  return found ? JSON.parse(found) : { cocktails: [], whiskeys: [] };
}

/** @type {(body: Body) => Task} */
const task = (body) => /** @type {Task} */ (body.response_format?.json_schema?.name ?? 'chat');

/** @type {(drink: Drink, type: 'cocktail' | 'whiskey', matchScore: number) => object} */
const fits = (drink, type, matchScore) => ({
  name: drink.name,
  spirit: drink.spirit,
  description: drink.description ?? drink.notes,
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

/** @type {Answers} */
const GOOD = {
  recommendations: (body) => {
    const menu = menuOf(body);
    return {
      recommendations: [
        ...menu.cocktails.slice(0, 2).map((drink, index) => fits(drink, 'cocktail', 92 - 20 * index)),
        ...menu.whiskeys.slice(0, 1).map((drink) => fits(drink, 'whiskey', 55)),
      ],
    };
  },
  cocktail: () => cocktail,
  whiskey: () => whiskey,
  order: () => ({ suggestedNumber: 3, reasoning: 'Its proof lies between its neighbours.' }),
  chat: (body) =>
    `Try a **${menuOf(body).cocktails[0]?.name ?? 'glass of water'}** tonight.\n\n- It is *fresh*\n- See [the menu](/cocktails)\n`,
};

const invented = { name: 'Moonlit Anchovy', spirit: 'mezcal', description: 'Salt and smoke.' };

/** @type {Record<string, Answers | undefined>} */
const WRONG = {
  html: {
    recommendations: () => ({
      recommendations: [{ ...fits(invented, 'cocktail', 90), reasoning: SCRIPTED, name: SCRIPTED }],
    }),
    cocktail: () => ({ ...cocktail, name: SCRIPTED, prep: SCRIPTED }),
    whiskey: () => ({ ...whiskey, name: SCRIPTED }),
    order: () => ({ suggestedNumber: 1, reasoning: SCRIPTED }),
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
    chat: () => 'Have a Moonlit Anchovy.',
  },
  'too-long': {
    recommendations: (body) => ({
      recommendations: Array.from({ length: 40 }, (_, index) => ({
        ...fits({ ...invented, name: `${index} ${'n'.repeat(500)}` }, 'cocktail', 1000 * index),
        reasoning: 'r'.repeat(5000),
        description: menuOf(body).cocktails[0]?.name.repeat(500) ?? '',
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
    chat: () => 'word '.repeat(20_000),
  },
  empty: {
    recommendations: () => ({ recommendations: [] }),
    cocktail: () => ({ ...cocktail, name: '  ', ingredients: [] }),
    whiskey: () => ({ ...whiskey, name: '' }),
    order: () => ({ suggestedNumber: 0, reasoning: '' }),
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
  const system = body.messages.find(({ role }) => role === 'system' || role === 'developer')?.content ?? '';
  const said = [...wanted, ...(/REVEAL/.test(text) ? [system] : [])].join('\n');
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
    chat: () => said || GOOD.chat(body),
  };
  return answers[task(body)](body);
}

/**
 * The text of the model's answer to this request in this mode.
 * @type {(body: Body, settings: { mode: string, text?: string, json?: unknown }) => string}
 */
export function answerFor(body, { mode, text, json }) {
  if (text !== undefined) return text;
  if (json !== undefined) return JSON.stringify(json);
  if (mode === 'malformed') return '{"recommendations": [{"name": "Half an ans';
  const answer = mode === 'obey' ? obey(body) : (WRONG[mode] ?? GOOD)[task(body)](body);
  return typeof answer === 'string' ? answer : JSON.stringify(answer);
}
