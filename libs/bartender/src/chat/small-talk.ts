import { isForeign } from '../language/foreign.js';
import { type ParsedQuestion, menuSize, TO_WHAT } from './parse-question.js';
import { anyOf } from '../language/words.js';
import { bold, bullets } from '../language/marked-text.js';
import { namesOfLimits } from './may-have.js';

const MOST_WORDS = 12;

const ASK_ME = bullets([
  'what is in a drink, how it is made, which glass it comes in',
  'what is like something you know, or how two drinks compare',
  'for something smoky, light, not sweet, without gin … in your own words',
  'where to start with whiskey, and how to drink it',
]);

export function greeting({ bar, page }: ParsedQuestion): string {
  const { cocktails, whiskeys } = menuSize(bar.menu);
  const about =
    page === 'whiskey' ? `${whiskeys} whiskeys` : `${cocktails} cocktails and ${whiskeys} whiskeys`;
  return `Hello and welcome! I know tonight's ${about} by heart. What are you in the mood for: something light, strong or smoky?`;
}

const REPLIES: readonly (readonly [pattern: RegExp, reply: (question: ParsedQuestion) => string])[] = [
  [
    anyOf(`help(?! me), about yourself, speak to a, talk to a, what language, do you speak, what can you do, what do you do, how do you work, how does this work, what can i ask, what should i ask,
      who are you, what are you(?! (?:out|missing|drinking|having|pouring|serving)), your name, introduce yourself, what do you know(?! about| of), who made you, who built you,
      are you (?:an? |really )?(?:\\w+ )?(?:bot|robot|human|real|ai|person|machine|chatgpt|gpt|alive), chatbot, am i talking to`),
    () =>
      `I'm Peanut, the house bartender: a program, not a person. I know this bar's menu and nothing else. You can ask me:\n\n${ASK_ME}`,
  ],
  [
    anyOf(
      'bye, goodbye, good night, goodnight, see you, see ya, farewell, cu, ciao, later, have a (?:good|nice), take care, im off',
    ),
    () => 'Good night, and see you soon. Cheers!',
  ],
  [
    anyOf(`(?:you|youre|your|u|this bot|this thing|this) (?:\\w+ )*(?:useless|stupid|stupidest|dumb|dumbest|idiot|idiotic|rubbish|terrible|awful|suck|bad|wrong|annoying|boring|worst|hopeless|clueless|no help|not helpful|joke),
      (?:that|it|this)(?: drink)? (?:was|is|tasted|taste) (?:\\w+ )?(?:awful|terrible|disgusting|gross|horrible|vile|undrinkable),
      i hate you, shut up, screw you, fuck, that (?:was|is) (?:wrong|not what i \\w+|no help|unhelpful), not helpful, waste of time`),
    () =>
      "I'm sorry that was no help. Tell me what you like (a taste, a spirit, strong or light), and I'll try again.",
  ],
  [
    anyOf(`thank, thanks, thx, ty, (?:ta|tah) (?:very much|love|mate|pal|a lot|ever so), ^ ta $, cheer, much appreciated, thankyou, merci, gracia, danke, grazie, appreciate it, you rock, you get me,
      youre the best, you are the best, good job, well done, nice one, love you`),
    () => "You're welcome! Shall I find you another?",
  ],
  [
    anyOf(
      'how are you, how is it going, how do you do, what is up, wassup, sup, how are thing, how have you been, hows thing, how is life, how is your (?:day|night|evening), you ok, you alright',
    ),
    () => 'Very well, thank you. What can I find for you?',
  ],
  [
    anyOf(
      'hello, hi, hey, hiya, heya, howdy, yo, welcome, good (?:evening|morning|afternoon|day), evening, greeting, hola, servus, ahoy, hallo',
    ),
    greeting,
  ],
  [
    /^(?!.* (?:what|which|why|else|another|other|something|anything|tell|give|show|can|but) ) (?:that (?:is |was )?|it (?:is |was )?|very |so |oh |wow |how |just )*(?:great|awesome|nice|cool|perfect|lovely|delicious|amazing|love it|loved it|good|wonderful|excellent|ok|okay|yes|sure|haha|lol|wow|sound|sounds|brilliant|fantastic|yum|tasty) /,
    ({ earlier }) =>
      earlier[0]
        ? `Glad you like it. Anything else about the ${bold(earlier[0].name)}, or something new?`
        : 'Glad to hear it. What can I find for you?',
  ],
  [
    anyOf('never mind, nevermind, forget it, just looking, just browsing, nothing thank, no reason'),
    () => 'No hurry. Ask me about any drink when you feel like one.',
  ],
  [
    anyOf('joke, funny, make me laugh, sing, dance for me, riddle, fun fact'),
    () => "Jokes aren't my strong suit; drinks are. What can I find for you?",
  ],
];

/** Greetings, thanks, goodbyes and "what can you do"; only when nothing about drinks was said. */
export function smallTalk(question: ParsedQuestion): string | undefined {
  const isAboutDrinks =
    question.named.length > 0 ||
    question.intent.constraints.some(
      ({ kind }) => kind !== 'word' && kind !== 'flavour' && kind !== 'occasion' && kind !== 'form',
    );
  if (isAboutDrinks || question.words.length > MOST_WORDS) return undefined;
  const isToTheBartender = / (?:you|your|youre) /.test(question.line);
  if (question.intent.constraints.length > 0 && question.words.length > 3 && !isToTheBartender)
    return undefined;
  return REPLIES.find(([pattern]) => pattern.test(`${question.line}${question.typed}`))?.[1](question);
}

/** What the bartender says to a message in another language: of that it reads only what is ruled out. */
export function speaksEnglish({ own, intent, text, earlierText }: ParsedQuestion): string | undefined {
  if (intent.isUnread && !isForeign(text) && !isForeign(earlierText))
    return `${TO_WHAT} Name it, and I will leave out every drink that has it. Please tell your host as well.`;
  if (intent.isUnread)
    return `I only speak English, and I didn't understand what you can't have. Please tell me in English, and I'll find you a drink without it.`;
  if (!own.isForeign) return undefined;
  const limits = namesOfLimits(own);
  const noted =
    limits === '' ? '' : ` I did understand that you want nothing with ${limits}, and I'll keep to that.`;
  return `I'm sorry, I only speak English.${noted} In English you can ask me:\n\n${ASK_ME}`;
}

const NOT_CAUGHT = "I'm not sure I caught that.";

/** What the bartender says when a question meant nothing to it. */
export const notUnderstood = ({ lastReply }: ParsedQuestion): string =>
  lastReply.startsWith(NOT_CAUGHT)
    ? "I still don't follow. Name a drink, a taste or a spirit, and I'll take it from there."
    : `${NOT_CAUGHT} I only know the drinks of this bar. You can ask me:\n\n${ASK_ME}`;
