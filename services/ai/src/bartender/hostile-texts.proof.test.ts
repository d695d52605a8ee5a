import { UnprocessableEntityException } from '@nestjs/common';
import { SEEDED_MENU } from '@peanut/bartender/evaluation';
import { RuleBasedBartender } from '@peanut/bartender/rule-based';
import { AI_TEXT_LENGTHS, CHAT_HISTORY_SENT, TEXT_LENGTHS } from '@peanut/contracts';
import { hostileTexts, unknownWords } from '@peanut/contracts/testing';
import { MenuClient } from '../menu/menu-client.js';
import { PromptLeakDetector } from '../validation/prompt-leak-detector.js';
import { BartenderService } from './bartender.service.js';
import { FormHelperService } from '../forms/form-helper.service.js';

/** Of processor time; the least of three counts, as what else the process does is counted too. */
const MOST_MS = 200;
const TRIES = 3;

class SeededMenu extends MenuClient {
  override read() {
    return Promise.resolve(SEEDED_MENU);
  }

  override readVisible() {
    return this.read();
  }
}

const never = new AbortController().signal;
const menu = new SeededMenu({ menuUrl: 'http://127.0.0.1:9', adminUrl: 'http://127.0.0.1:9' });
const house = new RuleBasedBartender();
const guests = new BartenderService(house, menu, new PromptLeakDetector([]));
const forms = new FormHelperService(house, menu, new PromptLeakDetector([]));
const [cocktail] = SEEDED_MENU.cocktails;
const [whiskey] = SEEDED_MENU.whiskeys;

async function chat(text: string): Promise<void> {
  const chatHistory = Array.from({ length: CHAT_HISTORY_SENT }, (_, at) =>
    at % 2 === 0
      ? { type: 'ai' as const, content: text.slice(0, AI_TEXT_LENGTHS.chatReply) }
      : { type: 'user' as const, content: `${text.slice(0, TEXT_LENGTHS.chatMessage - 1)}${at}` },
  );
  const message = text.slice(0, TEXT_LENGTHS.chatMessage);
  const reply = guests.chat(
    { message, context: text.slice(0, TEXT_LENGTHS.chatContext), chatHistory },
    never,
  );
  for (let step = await reply.next(); !step.done;) step = await reply.next();
}

const CALLS: Record<string, (text: string) => Promise<unknown>> = {
  chat,
  recommendations: (text) =>
    guests.recommend({ description: text.slice(0, TEXT_LENGTHS.moodDescription) }, never),
  'a new cocktail': (description) => forms.parseCocktail({ description }, never),
  'an edit of a cocktail': (description) =>
    forms.parseCocktail({ description, isEdit: true, mode: 'partial', currentData: { ...cocktail } }, never),
  'a rewritten cocktail': (description) =>
    forms.parseCocktail({ description, isEdit: true, mode: 'full', currentData: { ...cocktail } }, never),
  'a new whiskey': (description) => forms.parseWhiskey({ description }, never),
  'an edit of a whiskey': (description) =>
    forms.parseWhiskey({ description, isEdit: true, mode: 'partial', currentData: { ...whiskey } }, never),
  'the place of a whiskey': (text) =>
    forms.suggestOrder(
      {
        newWhiskey: {
          name: text.slice(0, TEXT_LENGTHS.name),
          notes: text.slice(0, TEXT_LENGTHS.notes),
          profile: text.slice(0, TEXT_LENGTHS.profile),
          rationale: text.slice(0, TEXT_LENGTHS.rationale),
          proof: 90,
        },
      },
      never,
    ),
};

/** Nothing to read in a text is an answer too. */
const unreadable = (error: unknown): void => {
  if (!(error instanceof UnprocessableEntityException)) throw error;
};

async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work().catch(unreadable);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function leastTime(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let turn = 0; turn < TRIES && least > MOST_MS; turn += 1)
    least = Math.min(least, await processorTime(work));
  return least;
}

it.each(Object.entries(CALLS))(
  'answers a hostile text within 200 ms of processor time: %s',
  async (_, call) => {
    const slow: string[] = [];
    for (const text of [...hostileTexts(), ...unknownWords()]) {
      const time = await leastTime(() => call(text));
      if (time > MOST_MS)
        slow.push(`${Math.round(time)} ms: ${JSON.stringify(text.slice(0, 40))}…, ${text.length}`);
    }
    expect(slow).toEqual([]);
  },
  30 * 60_000,
);
