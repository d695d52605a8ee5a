/** How models mark what they think before they answer: the opening and the closing mark. */
const MARKS: readonly (readonly [open: string, close: string])[] = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['<reasoning>', '</reasoning>'],
  ['[THINK]', '[/THINK]'],
  ['<|channel|>analysis<|message|>', '<|end|>'],
  ['<|channel>thought', '<channel|>'],
];
/** What a template leaves around an answer. */
const LEFTOVERS = ['<|start|>assistant', '<|channel|>final<|message|>', '<|return|>'];
const OPENINGS = [
  ...MARKS.map(([mark, close]) => ({ mark, close })),
  ...LEFTOVERS.map((mark) => ({ mark, close: '' })),
];
const ALL_MARKS = [...MARKS.flat(), ...LEFTOVERS];
const LONGEST_MARK = Math.max(...ALL_MARKS.map(({ length }) => length));

/** How models begin to think where the opening mark is in their template already, and so not in their text. */
const LIKE_THINKING =
  /^(?:okay|ok|hmm+|alright|so|first|wait|let me|let's|we need|we have|i need|i should|i have|the (?:user|guest|owner|system|message))[^\p{L}]|^(?:好的|嗯|首先|用户|客人|我需要)/iu;
/** Enough of a text to tell: its first two words, or another script's first letters. */
const TELLING =
  /^(?:[^\p{L}]|[\p{Script=Latin}']+[^\p{L}']+[\p{Script=Latin}']+[^\p{L}']|[^\P{L}\p{Script=Latin}]{4})/u;
/** A first word that begins no thinking. */
const PLAIN_WORD = /^(?!(?:let|we|i|the)[^\p{L}'])[\p{Script=Latin}']+[^\p{L}']/iu;

function firstOpening(text: string): { at: number; mark: string; close: string } | undefined {
  return OPENINGS.map((opening) => ({ ...opening, at: text.indexOf(opening.mark) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0];
}

/** Where the text goes on after thinking that has no opening mark; 0 where there is none. */
const afterUnopened = (text: string): number =>
  Math.max(
    0,
    ...MARKS.map(([, close]) => (text.includes(close) ? text.lastIndexOf(close) + close.length : 0)),
  );

/** Where a mark begins that may not be whole yet; else the end of the text. */
function startOfPartialMark(text: string): number {
  for (let at = Math.max(0, text.length - LONGEST_MARK); at < text.length; at += 1)
    if (ALL_MARKS.some((mark) => mark.startsWith(text.slice(at)))) return at;
  return text.length;
}

/** A reply without thinking whose end came late: its opening mark is in the model's template. */
export const withoutUnopenedThinking = (text: string): string => text.slice(afterUnopened(text));

/** Lets an answer through as it comes, and keeps back what the model thinks. */
export class ThinkingFilter {
  private text = '';
  private state: 'begins' | 'held' | 'answer' | { thinkingUntil: string };
  /** White space after thinking is no part of the answer. */
  private isAfterThinking = false;
  /** Thinking was seen in the text. */
  thought = false;
  /** It was seen without an opening mark. */
  wasUnopened = false;

  /** @param thinksUnopened whether this model was seen to think without an opening mark: then nothing passes before its end */
  constructor(thinksUnopened: boolean) {
    this.state = thinksUnopened ? 'held' : 'begins';
  }

  /** The server tells thinking and text apart: no text is kept back. */
  seesThinkingApart(): void {
    this.thought = true;
    if (typeof this.state === 'string') this.state = 'answer';
  }

  /** What is sure to be answer by now. */
  add(piece: string): string {
    this.text += piece;
    let answer = '';
    for (;;) {
      const before = this.state;
      answer += this.step();
      if (this.state === before) return answer;
    }
  }

  /** What was kept back, when nothing more comes. @param isCut the text ended because it had become too long */
  end(isCut = false): string {
    const isHeldThinking = this.state === 'held' && isCut;
    if (isHeldThinking) this.thought = true;
    const rest = typeof this.state === 'string' && !isHeldThinking ? this.text : '';
    this.text = '';
    return rest;
  }

  private step(): string {
    if (typeof this.state === 'object') return this.think(this.state.thinkingUntil);
    if (this.state === 'answer') return this.answer();
    if (this.state === 'held') this.hold();
    else this.begin();
    return '';
  }

  private begin(): void {
    const text = this.text.trimStart();
    if (LIKE_THINKING.test(text)) this.state = 'held';
    else if (PLAIN_WORD.test(text) || TELLING.test(text)) this.state = 'answer';
  }

  private hold(): void {
    const end = afterUnopened(this.text);
    if (end > 0) {
      this.wasUnopened = true;
      this.goOnAt(end);
    } else if (firstOpening(this.text)) this.state = 'answer';
  }

  private think(close: string): string {
    const end = this.text.indexOf(close);
    if (end >= 0) this.goOnAt(end + close.length);
    else this.text = this.text.slice(-close.length);
    return '';
  }

  private goOnAt(end: number): void {
    this.thought = true;
    this.isAfterThinking = true;
    this.text = this.text.slice(end);
    this.state = 'answer';
  }

  private answer(): string {
    if (this.isAfterThinking) this.text = this.text.trimStart();
    this.isAfterThinking &&= this.text === '';
    const opening = firstOpening(this.text);
    const end = opening?.at ?? startOfPartialMark(this.text);
    const answer = this.text.slice(0, end);
    this.text = this.text.slice(end + (opening?.mark.length ?? 0));
    if (afterUnopened(answer) > 0) this.thought = this.wasUnopened = true;
    if (!opening) return answer;
    if (opening.close === '') return answer + this.answer();
    this.thought = true;
    this.state = { thinkingUntil: opening.close };
    return answer;
  }
}
