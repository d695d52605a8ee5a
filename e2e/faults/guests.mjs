import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './call.mjs';

const PAGES = ['/', '/cocktails', '/whiskey', '/recommendations'];
const LISTS = ['/api/cocktails', '/api/whiskeys'];
/** What the parts besides the menu answer. */
const ASIDE = ['/api/pages', '/api/admin/session', '/api/admin/settings/bar_name'];
const PATHS = [...PAGES, ...LISTS, ...ASIDE, ...LISTS, '/api/chat'];
const QUESTION = { message: 'Something with gin?' };

/** Between two calls of one guest, in ms. */
const PAUSE = 40;

const isMenu = (path) => LISTS.includes(path) || PAGES.includes(path);

/** A list without drinks is an empty bar, a page without its script a blank one. */
const isEmpty = (path, { text, body }) =>
  LISTS.includes(path) ? !(body?.length > 0) : !/<script [^>]*src=/.test(text);

/** The heading and the first drinks come with the page while the parts answer in time. */
const hasFirstView = ({ text }) => /<h1[\s>]/.test(text);

function ask(bar, path) {
  if (path !== '/api/chat') return call(bar.baseUrl + path);
  const headers = { 'content-type': 'application/json', origin: bar.baseUrl };
  return call(bar.baseUrl + path, { method: 'POST', headers, body: JSON.stringify(QUESTION) });
}

/**
 * Guests who open pages, read the lists and chat, until `stop()`; `haveSeenAll()` once each address was answered. `seen` holds the counts: `reads` of the menu,
 * `unreadable` ones, `bare` pages (without a first view), `resets`, `hangs`, `speechless`, `broken`, and the slowest answer in ms; `examples` the first of each kind.
 */
export function startGuests(bar, count = 3) {
  const seen = {
    reads: 0,
    unreadable: 0,
    bare: 0,
    chats: 0,
    resets: 0,
    hangs: 0,
    speechless: 0,
    broken: 0,
    slowest: 0,
    slowestChat: 0,
    examples: {},
  };
  const visited = new Set();
  let isOver = false;

  const note = (kind, path, { status, reason, text }) => {
    seen[kind] += 1;
    seen.examples[kind] ??= `${path}: ${status || reason} ${text.slice(0, 120)}`;
  };

  async function visit(path) {
    const answer = await ask(bar, path);
    if (isMenu(path)) {
      seen.reads += 1;
      if (answer.status !== 200 || isEmpty(path, answer)) note('unreadable', path, answer);
      else if (PAGES.includes(path) && !hasFirstView(answer)) seen.bare += 1;
    } else if (path === '/api/chat') {
      seen.chats += 1;
      seen.slowestChat = Math.max(seen.slowestChat, answer.ms);
    }
    visited.add(path);
    seen.slowest = Math.max(seen.slowest, answer.ms);
    if (answer.problem)
      note({ reset: 'resets', hang: 'hangs' }[answer.problem] ?? answer.problem, path, answer);
  }

  async function browse(offset) {
    for (let step = offset; !isOver; step += 1) {
      await visit(PATHS[step % PATHS.length]);
      await sleep(PAUSE);
    }
  }

  const guests = Array.from({ length: count }, (_, index) => browse(index * 3));
  const stop = async () => {
    isOver = true;
    await Promise.all(guests);
  };
  return { seen, stop, haveSeenAll: () => PATHS.every((path) => visited.has(path)) };
}
