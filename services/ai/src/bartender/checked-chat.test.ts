import { AI_TEXT_LENGTHS } from '@peanut/contracts';
import type { ChatReply } from '@peanut/bartender';
import { bold } from '@peanut/bartender/answers';
import { PromptLeakDetector } from '../validation/prompt-leak-detector.js';
import { checkedChat } from './checked-chat.js';

async function* spoken(...pieces: string[]): AsyncGenerator<string> {
  yield* pieces;
}

async function heard(reply: ChatReply, note?: string) {
  const said = checkedChat(reply, new PromptLeakDetector([]), (whole) => ({ reply: whole, note }));
  let text = '';
  let step = await said.next();
  for (; !step.done; step = await said.next()) text += step.value;
  return { text, html: step.value };
}

describe('checkedChat', () => {
  it('reads the Markdown of a model', async () => {
    expect(await heard({ pieces: spoken('a ', '**b**') })).toEqual({
      text: 'a **b**',
      html: '<p>a <strong>b</strong></p>',
    });
  });

  it('takes the HTML of a bartender that has it, sanitised', async () => {
    const html = '<p>*a* <img src=x><strong>b</strong></p>';
    expect(await heard({ pieces: spoken('*a* **b**'), html })).toEqual({
      text: '*a* **b**',
      html: '<p>*a* <strong>b</strong></p>',
    });
  });

  it('cuts a reply that is too long in its HTML too', async () => {
    const long = `${'word '.repeat(AI_TEXT_LENGTHS.chatReply / 5)}end`;
    const { html } = await heard({ pieces: spoken(long), html: `<p>${long}</p>` });
    expect(html).toMatch(/^<p>word .*…<\/p>$/);
  });

  it('adds a note to either', async () => {
    const note = `Not the ${bold('Sour')}.`;
    const expected = {
      text: 'a\n\nNot the **Sour**.',
      html: '<p>a</p>\n<p>Not the <strong>Sour</strong>.</p>',
    };
    expect(await heard({ pieces: spoken('a') }, note)).toEqual(expected);
    expect(await heard({ pieces: spoken('a'), html: '<p>a</p>' }, note)).toEqual(expected);
  });

  it('leaves out what a model must not claim, and says so where nothing is left', async () => {
    const said = async (kept: string, note?: string) => {
      const reply = { pieces: spoken('Yes, it is nut-free.') };
      const chat = checkedChat(reply, new PromptLeakDetector([]), () => ({ reply: kept, note }));
      let step = await chat.next();
      while (!step.done) step = await chat.next();
      return step.value;
    };
    expect(await said('', `It ${bold('holds')} nuts.`)).toBe('<p>It <strong>holds</strong> nuts.</p>');
    expect(await said('')).toMatch(/ask your host/);
  });
});
