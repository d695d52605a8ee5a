import type { MenuSnapshot } from '@peanut/bartender';
import { SEEDED_MENU, answerOf, largeMenu } from '@peanut/bartender/evaluation';
import { limitsOfChat } from '@peanut/bartender/answers';
import { RuleBasedBartender } from '@peanut/bartender/rule-based';
import { CHAT_HISTORY_SENT } from '@peanut/contracts';
import { menuData } from '../prompts/menu-data.js';
import { relevantFlight, relevantMenu } from './relevant-menu.js';
import { SHORTLIST } from './shortlist.js';

const sizeOf = ({ cocktails, whiskeys }: MenuSnapshot): number => cocktails.length + whiskeys.length;
const house = new RuleBasedBartender();
const LARGE = largeMenu(1_200);

/** A part is remembered as soon as the index stands. */
async function untilIndexed(): Promise<void> {
  const part = await relevantMenu(LARGE, ['gin']);
  if ((await relevantMenu(LARGE, ['gin'])) !== part) await untilIndexed();
}

describe('the part of a menu that a question is about', () => {
  beforeAll(untilIndexed);

  it('is all of a menu of usual size', async () => {
    expect(await relevantMenu(SEEDED_MENU, ['gin'])).toBe(SEEDED_MENU);
    expect(await relevantFlight(SEEDED_MENU, { proof: 90 })).toBe(SEEDED_MENU);
  });

  it.each(['hello', 'something smoky, no gin', 'zzz qqq', '', 'a whiskey for a beginner', 'negroni'])(
    'is short, and the same for the same question: %j',
    async (text) => {
      const part = await relevantMenu(LARGE, [text]);
      expect(sizeOf(part)).toBe(SHORTLIST);
      expect(part.whole).toEqual({ cocktails: 600, whiskeys: 600 });
      expect(await relevantMenu(LARGE, [text])).toBe(part);
    },
  );

  it('holds the drinks that are named, also in what was said before', async () => {
    const [one, other] = [LARGE.cocktails[537], LARGE.whiskeys[411]];
    const texts = [`what is in the ${one?.name.toLowerCase()}?`, ...Array(CHAT_HISTORY_SENT - 1).fill('x')];
    const part = await relevantMenu(LARGE, [...texts, `Try the **${other?.name}**.`]);
    expect(part.cocktails).toContain(one);
    expect(part.whiskeys).toContain(other);
    expect(await answerOf(house, part, { say: texts[0] ?? '' })).toContain(one?.name);
  });

  it('recommends as well as the whole menu does', async () => {
    for (const description of [
      'something smoky',
      'tequila, not sweet',
      'creamy and sweet',
      'a tall gin drink',
    ]) {
      const signal = new AbortController().signal;
      const [best] = await house.recommend({ description }, LARGE, signal);
      const [found] = await house.recommend(
        { description },
        await relevantMenu(LARGE, [description]),
        signal,
      );
      expect(found?.matchScore).toBe(best?.matchScore);
    }
  });

  it('holds what a guest may have, by what was said before too, and what the guest asks about', async () => {
    const [seed] = LARGE.cocktails;
    if (!seed) throw new Error('The seed is empty.');
    const lemonade = {
      ...seed,
      id: 'lemonade',
      name: 'Lemonade',
      spirit: 'alcohol-free',
      ingredients: ['1 oz lemon juice', '4 oz soda water'],
      description: 'Lemon and soda.',
      prep: 'Build over ice.',
      smoke: null,
    };
    const menu = { ...LARGE, cocktails: [...LARGE.cocktails, lemonade] };
    const question = {
      message: 'something sweet, rich and strong with rum',
      history: [{ type: 'user' as const, content: "I'm breastfeeding" }],
    };
    const ask = async () =>
      relevantMenu(menu, [question.message, "I'm breastfeeding"], {
        limitsIn: (reader) => limitsOfChat(question, menu, reader),
      });
    while ((await ask()) !== (await ask()));
    const part = await ask();
    expect(part.cocktails.map(({ name }) => name)).toContain('Lemonade');
    expect(part.cocktails.filter(({ spirit }) => spirit === 'rum').length).toBeGreaterThan(10);
  });

  it('says how large the whole is', async () => {
    const part = await relevantMenu(LARGE, ['hello']);
    expect(await answerOf(house, part, { say: 'hello' })).toContain('600 cocktails and 600 whiskeys');
    expect(menuData(part)).toMatchObject({ onTheWholeMenu: { cocktails: 600, whiskeys: 600 } });
  });

  it('never holds a drink that a newer menu has no longer', async () => {
    const gone = LARGE.cocktails[5];
    const menu = { ...LARGE, cocktails: LARGE.cocktails.filter((drink) => drink !== gone) };
    expect((await relevantMenu(menu, [gone?.name ?? ''])).cocktails).not.toContain(gone);
  });

  it('leaves enough of the flight to find a place in it', async () => {
    const part = await relevantFlight(LARGE, { proof: 101 });
    expect(sizeOf(part)).toBeLessThanOrEqual(SHORTLIST);
    expect([part.whiskeys[0]?.number, part.whiskeys.at(-1)?.number]).toEqual([1, 600]);
  });
});
