import { SEEDED_MENU } from '../../evaluation/seeded-menu.js';
import { markedText } from '../language/marked-text.js';
import { type ChatTurn } from '../provider.js';
import { answer } from './chat.js';

const say = (message: string, history: ChatTurn[] = []) =>
  markedText(answer({ message, history }, SEEDED_MENU)).trim();

/** What the bartender answers last, after it answered all before. */
function lastAnswer(...messages: string[]): string {
  const history: ChatTurn[] = [];
  for (const content of messages)
    history.push({ type: 'user', content }, { type: 'ai', content: say(content, history.slice(-5)) });
  return history.at(-1)?.content ?? '';
}

/** Each asks for something else than all the others. */
const QUESTIONS = [
  'Do you have anything without alcohol?',
  "I'm pregnant",
  'I am allergic to eggs, what can I drink?',
  'I hate gin',
  'what are your top 5 cocktails?',
  'Is there a mai tai?',
  'do you have a negroni?',
  'what is in the paloma?',
  'how strong is the Ardbeg?',
  'something smoky',
  'something smoky and not too strong',
  'and something sweeter?',
  'something else?',
  'what goes with oysters?',
  'what is like a margarita?',
  'a margarita please',
  'compare Negroni and Manhattan',
  'which whiskeys do you have?',
  'where should I begin with whiskey?',
  'surprise me',
  'what do you recommend?',
  'why?',
  'how much is a negroni?',
  'can I have it without the lime?',
];
const LEADS_UP = /(?:[:,]|\b(?:try|would be|pour|with|ask me|is|there is))$/;

describe('a second question', () => {
  it.each(QUESTIONS)('after "%s" gets its own whole answer', (first) => {
    const before = say(first);
    const history: ChatTurn[] = [
      { type: 'user', content: first },
      { type: 'ai', content: before },
    ];
    const wrong = QUESTIONS.filter((second) => second !== first).filter((second) => {
      const reply = say(second, history);
      return reply === '' || LEADS_UP.test(reply) || reply === before;
    });
    expect(wrong).toEqual([]);
  });
});

describe('what was ruled out before', () => {
  it.each([
    ['Do you have anything without alcohol?', 'which whiskeys are there?', /Ardbeg/],
    ['something without gin', 'what cocktails do you have?', /Negroni/],
    ['any mocktail?', 'do you have a daiquiri?', /^Yes/],
  ])('%s: over when asked "%s"', (first, then, expected) => {
    expect(lastAnswer(first, then)).toMatch(expected);
  });

  it('takes a spirit asked for after whiskeys for no whiskey', () => {
    expect(lastAnswer('a whiskey for a cold night', 'with tequila maybe?')).toMatch(/Margarita/);
  });

  it('no longer asks for what is ruled out now', () => {
    expect(lastAnswer('bitter, strong and with rum', 'ok without the rum then')).toMatch(/^I'd pour/);
  });

  it('hears of another guest as of another wish', () => {
    expect(lastAnswer('a cocktail for business', 'and for my dad, he likes peat')).toMatch(/Lagavulin/);
  });

  it('reads back from its own answer what it kept out', () => {
    const history: ChatTurn[] = [
      { type: 'user', content: 'and me?' },
      { type: 'ai', content: 'Without alcohol or egg the bar has:' },
    ];
    expect(say('which one is the most popular?', history)).toMatch(/without the spirit/);
    expect(say('your top 3 cocktails?', history)).toMatch(/without egg/);
  });

  it.each([
    ["I don't drink", 'something fruity please', /^(?!.*\*\*Hurricane).*without the spirit/s],
    ['I hate gin', 'top 5 cocktails?', /^(?!.*(?:Negroni|Dry Martini|French 75))/s],
    ['a drink without coffee', 'a strong one', /^(?!.*Espresso Martini)/s],
    ['anything without egg?', 'your 3 best cocktails?', /without egg/],
    ["I'm allergic to nuts", 'what would you recommend?', /no nut/i],
    ['no citrus please', 'top 4 cocktails', /^(?!.*(?:Paloma|Daiquiri)).*without citrus/s],
  ])('%s: still heeded when asked "%s"', (first, then, expected) => {
    expect(lastAnswer(first, then)).toMatch(expected);
  });
});

describe('of several wishes', () => {
  it.each([
    ['something smoky with gin', /both smoky and made with gin/, /Made with gin, but not smoky/],
    ['sweet, bitter and with vodka', /sweet, bitter and made with vodka at once/, /but not bitter/],
    ['a minty drink with rum', /both minty and made with rum/, /but not minty/],
    ['a hot drink', /is hot\. Perhaps instead/, /\*\*/],
    ['something with mezcal, sweet', /no mezcal on tonight's menu\./, /but without mezcal/],
  ])('%s: those that fail are named', (wish, lead, reason) => {
    expect(say(wish)).toMatch(lead);
    expect(say(wish)).toMatch(reason);
  });

  it('says nothing of the kind where one drink meets all', () => {
    expect(say('something bitter with gin')).toMatch(/^(?!Nothing).*\*\*Negroni\*\*/s);
    expect(say('gin or vodka, sparkling')).not.toMatch(/^Nothing/);
  });
});
