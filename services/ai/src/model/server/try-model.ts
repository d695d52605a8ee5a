import type { Cocktail, TrialFinding, Whiskey } from '@peanut/contracts';
import type { MenuSnapshot } from '@peanut/bartender';
import { withDefaults } from '@peanut/contracts';
import { inWords } from '../wire/abilities.js';
import type { ModelBartender } from '../model-bartender.js';
import type { Asker } from '../model-client.js';

/** A menu of its own: a trial tells a server nothing of the bar. */
const TINY_MENU: MenuSnapshot = {
  cocktails: [
    withDefaults('cocktail', {
      id: '00000000-0000-4000-8000-000000000001',
      name: 'Trial Sour',
      spirit: 'rum',
      description: 'Rum, lime and sugar: bright and short.',
      ingredients: ['2 oz white rum', '1 oz lime juice', '3/4 oz sugar syrup'],
      glass: 'Coupe',
      ice: 'None',
      smoke: null,
      prep: 'Shake with ice and strain.',
    } as unknown as Cocktail),
  ],
  whiskeys: [] as Whiskey[],
  spirits: ['rum'],
};

/** Below this only a part of a large menu goes along with a question, in tokens. */
const ROOMY_WINDOW = 8_192;

/** How a server's window is made larger, by the source that names it. */
const WINDOW_SETTINGS: Record<string, string> = {
  Ollama: 'start it with OLLAMA_CONTEXT_LENGTH=8192',
  'llama-server': 'start it with -c 8192',
  'LM Studio': 'move the slider Context Length to 8192',
  'the list of models': 'vLLM takes --max-model-len 8192',
  OPENAI_CONTEXT: 'set OPENAI_CONTEXT to what the server holds',
};

const ok = (text: string): TrialFinding => ({ level: 'ok', text });
const warn = (text: string): TrialFinding => ({ level: 'warn', text });
const fail = (text: string): TrialFinding => ({ level: 'fail', text });

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

async function chat(bartender: ModelBartender, { signal, onWait }: Asker): Promise<TrialFinding> {
  const begun = Date.now();
  let first: number | undefined;
  let said = '';
  const question = { message: 'What do you pour tonight? Two sentences, please.', history: [] };
  for await (const piece of bartender.chat(question, TINY_MENU, signal, onWait).pieces) {
    first ??= Date.now();
    said += piece;
  }
  const words = said.split(/\s+/).filter(Boolean).length;
  const writing = (Date.now() - (first ?? begun)) / 1_000;
  const speed = writing > 0.2 ? `, ${Math.round(words / writing)} words a second` : '';
  return ok(`it answers, the first word after ${seconds((first ?? Date.now()) - begun)}${speed}.`);
}

async function recommendation(bartender: ModelBartender, { signal, onWait }: Asker): Promise<TrialFinding> {
  const list = await bartender.recommend({ description: 'something with rum' }, TINY_MENU, signal, onWait);
  const isOnMenu = list.some(({ cocktailId }) => cocktailId === TINY_MENU.cocktails[0]?.id);
  return isOnMenu
    ? ok('it recommends from the menu.')
    : warn('it answers, but did not find the one drink that fits. A larger model may.');
}

async function edit(bartender: ModelBartender, { signal, onWait }: Asker): Promise<TrialFinding> {
  const current = TINY_MENU.cocktails[0] ?? null;
  const request = { description: 'hide it', mode: 'partial', current } as const;
  const { isVisible } = await bartender.parseCocktail(request, TINY_MENU, signal, onWait);
  return isVisible === false
    ? ok('it understands an edit.')
    : warn('it answers, but did not understand “hide it”. A larger model may.');
}

async function finding(kind: string, asked: Promise<TrialFinding>): Promise<TrialFinding> {
  const { level, text } = await asked.catch((error: Error) =>
    fail(error.cause instanceof Error ? error.cause.message : error.message),
  );
  return { level, text: `${kind}: ${text}` };
}

function windowFinding({ client }: ModelBartender): TrialFinding {
  const { tokens, source } = client.server.known;
  if (tokens >= ROOMY_WINDOW) return ok(`Its window holds ${tokens} tokens (${source}).`);
  const setting = WINDOW_SETTINGS[source] ?? 'set OPENAI_CONTEXT to what it truly holds';
  return warn(
    `Its window holds ${tokens} tokens (${source}), so only a part of a large menu goes along with a question. To raise it, ${setting}.`,
  );
}

/** Asks the model one tiny question of each kind, one after the other. */
export async function tryModel(bartender: ModelBartender, asker: Asker): Promise<TrialFinding[]> {
  bartender.client.server.forget();
  const findings = [
    await finding('Chat', chat(bartender, asker)),
    await finding('Recommendations', recommendation(bartender, asker)),
    await finding('Edits', edit(bartender, asker)),
  ];
  const { abilities } = bartender.client.report();
  const asked = abilities ? [ok(`It is asked by: ${inWords(abilities)}.`)] : [];
  // Of a server that nobody reached there is no more to say.
  const isUnknown =
    bartender.client.server.known.isAssumed && findings.every(({ level }) => level === 'fail');
  return [...findings, ...(isUnknown ? [] : [windowFinding(bartender)]), ...asked];
}
