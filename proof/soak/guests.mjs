import { repeat } from './calls.mjs';

const PAGES = ['/', '/cocktails', '/whiskey', '/recommendations'];
const LISTS = ['/api/cocktails', '/api/whiskeys', '/api/pages', '/api/spirit-options'];
const PICTURE = '/images/owners-800.webp';
const MESSAGES = ['Something with gin?', 'What is in a Negroni?', 'not too sweet, please', 'more'];
const WISHES = ['something smoky', 'light and fresh', 'like an Old Fashioned, without bourbon'];

/** How many calls of each kind there are in a minute at most, with the pauses below. */
export const GUESTS_PER_MINUTE = { page: 60, list: 120, picture: 30, chat: 30, recommendations: 15 };

const pauseOf = (kind) => 60_000 / GUESTS_PER_MINUTE[kind];

const post = (body, headers = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Guests until `isOver()`: pages, lists as browsers ask for them again, pictures, and talks with the house bartender. */
export function visit(calls, bar, isOver) {
  const tags = new Map();
  const load = (kind, work) => repeat(pauseOf(kind), isOver, work);
  return Promise.all([
    load('page', (round) => calls.ask('page', PAGES[round % PAGES.length])),
    load('list', (round) => readList(calls, tags, LISTS[round % LISTS.length])),
    load('picture', (round) => calls.ask('picture', round % 2 ? (bar.picture ?? PICTURE) : PICTURE)),
    load('chat', (round) => chat(calls, MESSAGES[round % MESSAGES.length], round % 2 === 0)),
    load('recommendations', (round) => recommend(calls, WISHES[round % WISHES.length])),
  ]);
}

async function readList(calls, tags, path) {
  const tag = tags.get(path);
  const headers = tag ? { 'If-None-Match': tag } : {};
  const answer = await calls.ask('list', path, { headers, expect: tag ? [200, 304] : [200] });
  if (answer?.status === 200) tags.set(path, answer.headers.get('ETag'));
}

async function chat(calls, message, isStream) {
  const answer = await calls.ask(
    'chat',
    '/api/chat',
    post({ message }, isStream ? { Accept: 'text/event-stream' } : {}),
  );
  if (answer?.text.length < 20) calls.errors.push(`chat: nothing is said to "${message}": ${answer.text}`);
}

async function recommend(calls, description) {
  const answer = await calls.ask('recommendations', '/api/recommendations', post({ description }));
  if (answer && !answer.text.includes('"name"'))
    calls.errors.push(`recommendations: none for "${description}": ${answer.text.slice(0, 100)}`);
}
