import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MenuSnapshot } from '../../libs/bartender/src/provider.js';
import { RuleBasedBartender } from '../../libs/bartender/src/rule-based-bartender.js';
import type { Cocktail, Preferences, Whiskey } from '../../libs/contracts/src/index.js';
import { withDefaults } from '../../libs/contracts/src/index.js';

/** A drink as a prompt has it: only what there is to say. */
interface Listed {
  id?: string;
  name: string;
  ingredients?: string | string[];
  inStock?: false;
  [field: string]: unknown;
}

interface Question {
  messages: { content: string }[];
  response_format?: { json_schema?: { name: string } };
}

const never = new AbortController().signal;
const house = new RuleBasedBartender();

function block<T>(question: Question, tag: string, otherwise: T): T {
  const text = question.messages.at(-1)?.content ?? '';
  const start = text.indexOf(`<${tag}>\n`);
  const end = text.indexOf(`\n</${tag}>`, start);
  return start < 0 ? otherwise : (JSON.parse(text.slice(start + tag.length + 3, end)) as T);
}

const EMPTY = {
  description: '',
  glass: '',
  ice: '',
  prep: '',
  profile: '',
  notes: '',
  water: '',
  rest: '',
  rationale: '',
};

function cocktailOf({ inStock, ingredients = [], ...drink }: Listed): Cocktail {
  const lines = Array.isArray(ingredients) ? ingredients : ingredients.split(', ');
  return withDefaults('cocktail', {
    ...{ ...EMPTY, smoke: null, ...drink },
    ingredients: lines,
    isAvailable: inStock !== false,
  } as unknown as Cocktail);
}

function whiskeyOf({ inStock, ...drink }: Listed): Whiskey {
  const number = Number(drink.id?.slice(1));
  return withDefaults('whiskey', {
    ...{ ...EMPTY, number, ...drink },
    isAvailable: inStock !== false,
  } as unknown as Whiskey);
}

/** The menu that the question brings along, with the recipes that it has in full. */
function menuOf(question: Question): MenuSnapshot {
  const menu = block<{
    cocktails: Listed[];
    whiskeys: Listed[];
    spirits: string[];
    onTheWholeMenu?: MenuSnapshot['whole'];
  }>(question, 'menu', { cocktails: [], whiskeys: [], spirits: [] });
  const recipes = block<Listed[]>(question, 'recipes', []);
  const whole = (drink: Listed): Listed => ({
    ...drink,
    ...recipes.find(({ name }) => name === drink.name),
    id: drink.id,
  });
  return {
    cocktails: menu.cocktails.map(whole).map(cocktailOf),
    whiskeys: menu.whiskeys.map(whole).map(whiskeyOf),
    spirits: menu.spirits,
    ...(menu.onTheWholeMenu && { whole: menu.onTheWholeMenu }),
  };
}

async function recommend(question: Question): Promise<object> {
  const wish = block<string | Preferences>(question, 'wish', '');
  const query = typeof wish === 'string' ? { description: wish } : { preferences: wish };
  const list = await house.recommend(query, menuOf(question), never);
  return {
    recommendations: list.map(({ cocktailId, whiskeyId, ...drink }) => ({
      ...drink,
      id: cocktailId ?? whiskeyId ?? null,
    })),
  };
}

async function chat(question: Question): Promise<string> {
  const said = block<{ from: string; content: string }[]>(question, 'conversation', []);
  const history = said.map(
    ({ from, content }) => ({ type: from === 'guest' ? 'user' : 'ai', content }) as const,
  );
  const context = block(question, 'page', '');
  const message = block(question, 'message', '');
  let reply = '';
  const { pieces } = house.chat(
    { message, history, ...(context === '' ? {} : { context }) },
    menuOf(question),
    never,
  );
  for await (const piece of pieces) reply += piece;
  return reply;
}

async function parse(question: Question, name: 'cocktail' | 'whiskey'): Promise<object> {
  const { mode, text } = block<{ mode: 'fill' | 'partial' | 'full'; text: string }>(question, 'request', {
    mode: 'fill',
    text: '',
  });
  const menu = { cocktails: [], whiskeys: [], spirits: block<string[]>(question, 'spirits', []) };
  const current = block<Partial<Cocktail & Whiskey> | null>(question, 'current', null);
  const request = { description: text, mode, current };
  return name === 'cocktail'
    ? await house.parseCocktail(request, menu, never)
    : await house.parseWhiskey(request, menu, never);
}

async function answerTo(question: Question): Promise<string> {
  const name = question.response_format?.json_schema?.name;
  if (name === undefined) return chat(question);
  if (name === 'recommendations') return JSON.stringify(await recommend(question));
  if (name === 'cocktail' || name === 'whiskey') return JSON.stringify(await parse(question, name));
  const flight = block<Listed[]>(question, 'flight', []).map(whiskeyOf);
  const menu = { cocktails: [], whiskeys: flight, spirits: [] };
  const pour = whiskeyOf(block<Listed>(question, 'new-whiskey', { id: '', name: '' }));
  return JSON.stringify(await house.suggestOrder(pour, menu, never));
}

async function bodyOf(request: IncomingMessage): Promise<Question> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as Question;
}

/**
 * A model server whose model knows nothing but the prompt, and follows its menu as the house bartender follows the whole menu:
 * what it gets wrong is what the prompt left out.
 */
export async function startMenuFollower(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"object":"list","data":[{"id":"follower","max_model_len":8192}]}');
      return;
    }
    void bodyOf(request)
      .then(answerTo)
      .then((content) => {
        const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ object: 'chat.completion', choices }));
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, stop: () => server.close() };
}
