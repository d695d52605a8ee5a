import { untilNotBusy } from '../lib/owner.mjs';
import { ROOT } from '../../ops/launch/parts.mjs';
import { promptSentences } from './requests/prompts.mjs';
import { readFiles, readRoutes, PAGES } from './requests/routes.mjs';

/** Names that only the owner may read. */
const HIDDEN = ['Zqxv Unseen Cordial', 'Zqxv Unseen Cask'];
const LISTS = ['cocktails', 'whiskeys', 'spirit-options', 'pages'];

async function call(target, method, path, body, cookie) {
  const options = {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(cookie ? { cookie } : {}) },
    body: body && JSON.stringify(body),
  };
  const answer = await untilNotBusy(() => fetch(target.baseUrl + path, options));
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** A sender without a session. */
export const anonymous = { name: 'anonymous', cookie: undefined, cookieFor: () => undefined };

/** A sender with the owner's session, which it never gives up. */
export async function owner(target) {
  const answer = await call(target, 'POST', '/api/admin/verify', { password: target.password });
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ');
  const endsSession = ({ method, path }) => method === 'DELETE' && /session/i.test(path);
  return { name: 'owner', cookie, cookieFor: (request) => (endsSession(request) ? undefined : cookie) };
}

export const isStillOwner = async (target, { cookie }) =>
  (await (await call(target, 'GET', '/api/admin/session', undefined, cookie)).json()).active;

/** What a guest reads, to be compared: nothing of it may change without a session. */
export async function publicLists(target) {
  const texts = LISTS.map(async (name) => (await call(target, 'GET', `/api/${name}`)).text());
  return (await Promise.all(texts)).join('\n');
}

/** Where the product stands and keeps its data. */
const inner = (folder) => [`${ROOT}/`, folder].map((path) => ['a path', path]);

/** Adds the hidden drinks and reads what attacks are made of: routes, files, ids, spirits. */
export async function prepareWorld(target, { cookie }) {
  const drink = {
    ingredients: ['Gin'],
    glass: 'Coupe',
    ice: 'None',
    prep: 'Stir.',
    description: 'Kept back.',
    isVisible: false,
  };
  const spirits = await (await call(target, 'GET', '/api/spirit-options')).json();
  const spirit = spirits[0].name;
  await call(target, 'POST', '/api/cocktails', { ...drink, name: HIDDEN[0], spirit }, cookie);
  const pour = {
    number: 900,
    spirit: 'Rye',
    proof: 100,
    profile: 'Oak',
    notes: 'Kept back.',
    water: 'None',
    rest: 'None',
    rationale: 'None',
    isVisible: false,
  };
  await call(target, 'POST', '/api/whiskeys', { ...pour, name: HIDDEN[1] }, cookie);
  const [routes, files, ...lists] = await Promise.all([
    readRoutes(target.baseUrl),
    readFiles(target.baseUrl),
    ...LISTS.map(async (name) => (await call(target, 'GET', `/api/${name}`, undefined, cookie)).json()),
  ]);
  const ids = Object.fromEntries(LISTS.map((name, index) => [name, lists[index].map(({ id }) => id)]));
  return {
    routes,
    files,
    pages: PAGES,
    spirits: spirits.map(({ name }) => name),
    hidden: HIDDEN.map((name) => ['a hidden drink', name]),
    inside: [...inner(target.folder), ...(await promptSentences())],
    ids: Object.values(ids).flat(),
    idsBelow: (path) => ids[path.split('/')[2]] ?? [],
  };
}
