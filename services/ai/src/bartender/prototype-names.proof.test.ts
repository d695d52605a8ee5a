import { UnprocessableEntityException } from '@nestjs/common';
import type { MenuSnapshot } from '@peanut/bartender';
import { SEEDED_MENU } from '@peanut/bartender/evaluation';
import { RuleBasedBartender } from '@peanut/bartender/rule-based';
import { MenuClient } from '../menu/menu-client.js';
import { PromptLeakDetector } from '../validation/prompt-leak-detector.js';
import { BartenderService } from './bartender.service.js';
import { FormHelperService } from '../forms/form-helper.service.js';

/** Names that every object of the language answers to: a look-up in a plain object finds them. */
const WORDS = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

const SHAPES: ((word: string) => string)[] = [
  (word) => word,
  (word) => `no ${word} please`,
  (word) => `not too ${word}, but very ${word} and less ${word}`,
  (word) => `${word} free, without ${word}`,
  (word) => `something like a ${word}`,
  (word) => `2 oz ${word}, 1 ${word} of gin, half a ${word}`,
  (word) => `${word}: 2 oz ${word} and a ${word} of lemon, shaken, up in a ${word}`,
  (word) => `two ${word} of ${word} each, garnish with ${word}`,
  (word) => `${word} ${word} options with ${word}`,
  (word) => `what is in the ${word}?`,
  (word) => `is there ${word} in it?`,
  (word) => `compare ${word} with Negroni`,
  (word) => `instead of ${word}, swap gin for ${word}`,
  (word) => `call it ${word}`,
  (word) => `spirit ${word}, glass: ${word}, ice ${word}`,
  (word) => `add ${word}, remove ${word}, more ${word}`,
  (word) => `notes: ${word}; proof ${word}; water ${word}`,
  (word) => `do you have ${word} from ${word}?`,
  (word) => `surprise me with ${word} for ${word}`,
  (word) => `ich möchte ${word} ohne ${word}`,
];

const [cocktail, ...cocktails] = SEEDED_MENU.cocktails;
const [whiskey, ...whiskeys] = SEEDED_MENU.whiskeys;
if (!cocktail || !whiskey) throw new Error('The seed is empty.');

/** A menu whose drinks use the word too. */
const menuWith = (word: string): MenuSnapshot => ({
  ...SEEDED_MENU,
  cocktails: [
    { ...cocktail, name: word, spirit: word, ingredients: [`2 oz ${word}`, `1 ${word} ${word}`] },
    ...cocktails.slice(0, 5),
  ],
  whiskeys: [{ ...whiskey, name: word, spirit: word, notes: word }, ...whiskeys.slice(0, 5)],
});

class MenuOf extends MenuClient {
  constructor(private readonly snapshot: MenuSnapshot) {
    super({ menuUrl: 'http://127.0.0.1:9', adminUrl: 'http://127.0.0.1:9' });
  }

  override read(): Promise<MenuSnapshot> {
    return Promise.resolve(this.snapshot);
  }

  override readVisible(): Promise<MenuSnapshot> {
    return this.read();
  }
}

const never = (): AbortSignal => new AbortController().signal;

async function said(reply: AsyncGenerator<string, string>): Promise<string> {
  let step = await reply.next();
  while (!step.done) step = await reply.next();
  return step.value;
}

/** Nothing to read in a text is an answer too. */
const unreadable = (error: unknown): object => {
  if (error instanceof UnprocessableEntityException) return {};
  throw error;
};

describe.each(WORDS)('the word %s', (word) => {
  const menu = new MenuOf(menuWith(word));
  const house = new RuleBasedBartender();
  const guests = new BartenderService(house, menu, new PromptLeakDetector([]));
  const forms = new FormHelperService(house, menu, new PromptLeakDetector([]));

  it('is read in a chat and as a mood', async () => {
    const chatHistory = [{ type: 'user' as const, content: word }];
    for (const shape of SHAPES) {
      const text = shape(word);
      expect(await said(guests.chat({ message: text, context: text, chatHistory }, never()))).not.toBe('');
      expect(await guests.recommend({ description: text }, never())).toBeDefined();
    }
  });

  it('is read in a form', async () => {
    const edits = [
      {},
      { isEdit: true, mode: 'partial', currentData: { ...cocktail, ...whiskey, name: word } },
      { isEdit: true, mode: 'full', currentData: { name: word, [word]: word } },
    ] as const;
    for (const shape of SHAPES)
      for (const edit of edits) {
        const body = { ...edit, description: shape(word) };
        expect(await forms.parseCocktail(body, never()).catch(unreadable)).toBeDefined();
        expect(await forms.parseWhiskey(body, never()).catch(unreadable)).toBeDefined();
      }
    const newWhiskey = { name: word, spirit: word, proof: 90, notes: word, profile: word };
    expect((await forms.suggestOrder({ newWhiskey }, never())).suggestedNumber).toBeGreaterThan(0);
  });
});

describe('a conversation with deep HTML', () => {
  it.each(['<b>', '<template>', '<em><strong>'])('of %s is read', async (tag) => {
    const guests = new BartenderService(
      new RuleBasedBartender(),
      new MenuOf(SEEDED_MENU),
      new PromptLeakDetector([]),
    );
    const chatHistory = [{ type: 'ai' as const, content: tag.repeat(5_000) }];
    expect(await said(guests.chat({ message: 'more', chatHistory }, never()))).not.toBe('');
  });
});
