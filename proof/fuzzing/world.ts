// Who sends, and what attacks are made of: routes, files, ids, and texts that no answer may hold.
import { ROOT } from '../../ops/launch/parts.mjs';
import { ownerCookie, untilNotBusy } from '../lib/owner.mjs';
import type { Product } from '../lib/products.js';
import { readRoutes, type Existing, type Route } from './samples.js';

const INSTRUCTIONS = '../../services/ai/dist/prompts/all-instructions.js';
/** Shorter sentences could be anybody's words. */
const SHORTEST = 40;
/** Names that only the owner may read. */
const HIDDEN = [
  'Zqxv Unseen Cordial',
  'Zqxv Unseen Cask',
  'Zqxv Unseen Bottle',
  'Zqxv Unseen Evening',
] as const;
const LISTS = ['cocktails', 'whiskeys', 'spirit-options', 'pages'];
/** Addresses that no document names. */
const PAGES = '/ /cocktails /whiskey /recommendations /ai-recommendations /index.html /health /nowhere'.split(
  ' ',
);

/** What it is, and a text. */
export type Secret = [what: string, text: string];

export interface World extends Existing {
  routes: Route[];
  /** Paths of the built files that the pages name. */
  files: string[];
  pages: string[];
  hidden: Secret[];
  inside: Secret[];
}

interface Addressed {
  method: string;
  path: string;
}

/** Who sends requests. */
export interface Sender {
  name: 'anonymous' | 'owner';
  cookie?: string;
  cookieFor(request: Addressed): string | undefined;
}

/** A sender without a session. */
export const anonymous: Sender = { name: 'anonymous', cookieFor: () => undefined };

/** A sender with the owner's session, which it never gives up. */
export async function owner(product: Product): Promise<Sender> {
  const cookie = await ownerCookie(product);
  const endsSession = ({ method, path }: Addressed): boolean => method === 'DELETE' && /session/i.test(path);
  return { name: 'owner', cookie, cookieFor: (request) => (endsSession(request) ? undefined : cookie) };
}

async function call(product: Product, path: string, sender = anonymous, body?: object): Promise<Response> {
  const { cookie } = sender;
  const answer = await untilNotBusy(() =>
    fetch(product.baseUrl + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(cookie ? { cookie } : {}) },
      body: body && JSON.stringify(body),
    }),
  );
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

export async function isStillOwner(product: Product, sender: Sender): Promise<boolean> {
  const answer = await call(product, '/api/admin/session', sender);
  return ((await answer.json()) as { active: boolean }).active;
}

/** What a guest reads: nothing of it may change without a session. */
export async function publicLists(product: Product): Promise<string> {
  const texts = LISTS.map(async (name) => (await call(product, `/api/${name}`)).text());
  return (await Promise.all(texts)).join('\n');
}

/** Every sentence of the prompts of the built AI service. Throws when one prompt has none to look for. */
async function promptSentences(): Promise<Secret[]> {
  const { ALL_INSTRUCTIONS } = (await import(INSTRUCTIONS)) as { ALL_INSTRUCTIONS: string[] };
  const sentences = ALL_INSTRUCTIONS.flatMap((text) => {
    const found = text.split(/\n|(?<=[.:;]) /).filter(({ length }) => length >= SHORTEST);
    if (found.length === 0) throw new Error(`No sentence of this prompt is looked for: ${text}`);
    return found;
  });
  return [...new Set(sentences)].map((sentence) => ['a prompt', sentence]);
}

async function readFiles(baseUrl: string): Promise<string[]> {
  const pages = await Promise.all(
    ['/', '/cocktails'].map(async (path) => (await fetch(baseUrl + path)).text()),
  );
  const found = pages.flatMap((html) => [...html.matchAll(/(?:src|href)="(\/[^"?#]+\.[a-z0-9]+)"/g)]);
  return [...new Set(found.map(([, path = '']) => path))];
}

/** Adds what is hidden and reads the rest. */
export async function prepareWorld(product: Product, sender: Sender): Promise<World> {
  const read = async (name: string): Promise<{ id: string; name: string }[]> =>
    (await call(product, `/api/${name}`, sender)).json() as Promise<{ id: string; name: string }[]>;
  const spirits = (await read('spirit-options')).map(({ name }) => name);
  await call(product, '/api/cocktails', sender, {
    ...{ name: HIDDEN[0], spirit: spirits[0], ingredients: ['Gin'], glass: 'Coupe', ice: 'None' },
    ...{ prep: 'Stir.', description: 'Hidden.', isVisible: false },
  });
  await call(product, '/api/whiskeys', sender, {
    ...{ name: HIDDEN[1], number: 900, spirit: 'Rye', proof: 100, profile: 'Oak', notes: 'Hidden.' },
    ...{ water: 'None', rest: 'None', rationale: 'None', isVisible: false },
  });
  await call(product, '/api/shelf', sender, { name: HIDDEN[2] });
  await call(product, '/api/restore-points', sender, { name: HIDDEN[3] });
  const lists = new Map<string, string[]>();
  for (const name of [...LISTS, 'shelf', 'restore-points'])
    lists.set(
      name,
      (await read(name)).map(({ id }) => id),
    );
  const paths = [`${ROOT}/`, product.folder].map((path): Secret => ['a path', path]);
  return {
    routes: await readRoutes(product.baseUrl),
    files: await readFiles(product.baseUrl),
    pages: PAGES,
    spirits,
    hidden: HIDDEN.map((name) => ['a hidden name', name]),
    inside: [...paths, ...(await promptSentences())],
    ids: [...lists.values()].flat(),
    idsBelow: (path) => lists.get(path.split('/')[2] ?? '') ?? [],
  };
}
