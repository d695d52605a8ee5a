import { setTimeout as sleep } from 'node:timers/promises';
import { call, count, countProblem, noProblems, post } from './call.mjs';

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

const ask = (bar, path) => (path === '/api/chat' ? post(bar, path, QUESTION) : call(bar.baseUrl + path));

/**
 * Guests who open pages, read the lists and chat, until `stop()`; `haveSeenAll()` once each address was answered. `seen`
 * counts `reads` of the menu, `unreadable` ones, `bare` pages (without a first view) and every problem (call.mjs).
 */
export function startGuests(bar, guests = 3) {
  const seen = { ...noProblems(), reads: 0, unreadable: 0, bare: 0 };
  const visited = new Set();
  let isOver = false;

  async function visit(path) {
    const answer = await ask(bar, path);
    countProblem(seen, path, answer);
    visited.add(path);
    if (!isMenu(path)) return;
    seen.reads += 1;
    if (answer.status !== 200 || isEmpty(path, answer)) count(seen, 'unreadable', path, answer);
    else if (PAGES.includes(path) && !hasFirstView(answer)) seen.bare += 1;
  }

  async function browse(offset) {
    for (let step = offset; !isOver; step += 1) {
      await visit(PATHS[step % PATHS.length]);
      await sleep(PAUSE);
    }
  }

  const browsing = Array.from({ length: guests }, (_, index) => browse(index * 3));
  const stop = async () => {
    isOver = true;
    await Promise.all(browsing);
  };
  return { seen, stop, haveSeenAll: () => PATHS.every((path) => visited.has(path)) };
}
