// What guests and the owner ask of the AI service, and whether its answer is right.

/**
 * @typedef {{ id: string, name: string }} Drink
 * @typedef {{ cocktails: Drink[], whiskeys: Drink[] }} Menu
 *
 * @typedef {object} Answer
 * @property {number} status that of the error event, where a stream ends in one
 * @property {string} text all that is read
 * @property {Record<string, unknown>} body that of the last event, of a stream
 * @property {number} retryAfter seconds; 0 when nothing is said
 *
 * @typedef {object} Question
 * @property {string} name
 * @property {string} path
 * @property {(menu: Menu) => object} body
 * @property {boolean} [isStreamed]
 * @property {(answer: Answer, menu: Menu) => boolean} isRight of an answer with status 200
 */

/** What of a model's inside no guest may see. */
const INSIDE = /<\/?think>|Okay, the guest|system prompt|\[object Object\]|```/;

/** @type {Question['isRight']} */
const recommendsFromMenu = ({ body: { recommendations } }, { cocktails, whiskeys }) => {
  const ids = new Set([...cocktails, ...whiskeys].map(({ id }) => id));
  return (
    Array.isArray(recommendations) &&
    recommendations.length > 0 &&
    recommendations.every(({ cocktailId, whiskeyId }) => ids.has(cocktailId ?? whiskeyId))
  );
};

/** @type {Question['isRight']} */
const speaksOfMenu = ({ text, body: { response } }, { cocktails, whiskeys }) =>
  [...cocktails, ...whiskeys].some(
    ({ id, name }) => text.includes(name) && String(response).includes(`highlight=${id}`),
  );

const history = [
  { type: 'user', content: 'Good evening' },
  { type: 'ai', content: '<p>Welcome to the bar!</p>' },
];

/** @type {Question[]} */
export const QUESTIONS = [
  {
    name: 'recommendations by mood',
    path: '/api/recommendations',
    body: () => ({ description: 'something smoky' }),
    isRight: recommendsFromMenu,
  },
  {
    name: 'recommendations by form',
    path: '/api/recommendations',
    body: () => ({ preferences: { flavorProfile: 'smoky', strength: 'any' } }),
    isRight: recommendsFromMenu,
  },
  {
    name: 'chat',
    path: '/api/chat',
    body: () => ({ message: 'What do you recommend?' }),
    isRight: speaksOfMenu,
  },
  {
    name: 'chat, streamed',
    path: '/api/chat',
    body: () => ({ message: 'What do you recommend?' }),
    isStreamed: true,
    isRight: speaksOfMenu,
  },
  {
    name: 'chat with a history',
    path: '/api/chat',
    body: () => ({ message: 'And then?', chatHistory: history }),
    isStreamed: true,
    isRight: speaksOfMenu,
  },
  {
    name: 'cocktail form',
    path: '/api/ai/parse-cocktail',
    body: () => ({ description: 'a paper plane' }),
    isRight: ({ body: { name, spirit } }) => name === 'Paper Plane' && spirit === 'bourbon',
  },
  {
    name: 'cocktail edit',
    path: '/api/ai/parse-cocktail',
    body: ({ cocktails: [currentData] }) => ({
      ...{ description: 'hide it', isEdit: true, mode: 'partial' },
      currentData: { ...currentData, allergens: ['egg'], smoke: 'hickory' },
    }),
    isRight: ({ body }) => JSON.stringify(body) === '{"isVisible":false}',
  },
  {
    name: 'whiskey form',
    path: '/api/ai/parse-whiskey',
    body: () => ({ description: 'eagle rare' }),
    isRight: ({ body: { name, proof } }) => name === 'Eagle Rare 10' && proof === 90,
  },
  {
    name: 'place in the flight',
    path: '/api/whiskeys/suggest-order',
    body: () => ({ newWhiskey: { name: 'Eagle Rare', proof: 90 } }),
    isRight: ({ body: { suggestedNumber } }) => suggestedNumber === 3,
  },
];

/**
 * The data of a stream's events, and what they say together.
 * @param {string} text
 */
function readEvents(text) {
  const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '{}']) => JSON.parse(data));
  return { said: events.map(({ delta }) => delta ?? '').join(''), last: events.at(-1) ?? {} };
}

/**
 * Asks the service; the owner's cookie is sent to every path.
 * @type {(url: string, question: Question, menu: Menu, cookie: string) => Promise<Answer>}
 */
export async function ask(url, { path, body, isStreamed }, menu, cookie) {
  const accept = isStreamed ? 'text/event-stream' : 'application/json';
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, cookie },
    body: JSON.stringify(body(menu)),
  });
  const text = await response.text();
  const retryAfter = Number(response.headers.get('retry-after') ?? 0);
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    return { status: response.status, text, body: JSON.parse(text), retryAfter };
  const { said, last } = readEvents(text);
  return { status: last.statusCode ?? 200, text: said, body: last, retryAfter };
}

/**
 * One cell of the table: "answered", or what was wrong.
 * @type {(question: Question, answer: Answer, menu: Menu) => string}
 */
export function verdictOf({ isRight }, answer, menu) {
  const { status, text, body } = answer;
  if (status !== 200) return `${status} ${body['message']}`;
  const inside = INSIDE.exec(`${text}${JSON.stringify(body)}`)?.[0];
  if (inside) return `shows ${inside}`;
  return isRight(answer, menu) ? 'answered' : `wrong: ${JSON.stringify(body).slice(0, 120)}`;
}
