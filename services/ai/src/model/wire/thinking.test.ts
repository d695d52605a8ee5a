import { ThinkingFilter, withoutUnopenedThinking } from './thinking.js';

/** What passes of a text that comes in pieces of so many characters. */
function passed(text: string, size: number, filter = new ThinkingFilter(false)): string {
  let answer = '';
  for (let at = 0; at < text.length; at += size) answer += filter.add(text.slice(at, at + size));
  return answer + filter.end();
}

it.each([
  ['<think>\nThe guest wants rum.\n</think>\n\nTry a Daiquiri.', 'Try a Daiquiri.'],
  ['<think>\n\n</think>\n\nTry it.', 'Try it.'],
  ['[THINK]hm[/THINK]Try it.', 'Try it.'],
  ['Okay, the guest wants rum.\n</think>\n\nTry a Daiquiri.', 'Try a Daiquiri.'],
  ['用户想要朗姆酒。</think>来一杯。', '来一杯。'],
  [
    '<|channel|>analysis<|message|>Rum.<|end|><|start|>assistant<|channel|>final<|message|>Try it.<|return|>',
    'Try it.',
  ],
  ['Try it. <think>Or not?</think>Cheers.', 'Try it. Cheers.'],
  ['<think>never ends', ''],
  ['Okay, here you are: a Daiquiri.', 'Okay, here you are: a Daiquiri.'],
  ['1 < 2 and <b>bold</b>', '1 < 2 and <b>bold</b>'],
  ['{"a":"<"}', '{"a":"<"}'],
  ['', ''],
])('of %j passes %j, however it is cut', (text, answer) => {
  for (const size of [1, 2, 3, 7, 1_000]) expect(passed(text, size)).toBe(answer);
});

it('lets an answer through word by word', () => {
  const filter = new ThinkingFilter(false);
  expect(['Try ', 'the ', 'Old '].map((word) => filter.add(word))).toEqual(['Try ', 'the ', 'Old ']);
});

it('keeps an answer that begins like thinking to its end', () => {
  const filter = new ThinkingFilter(false);
  expect(filter.add('Okay, the guest') + filter.add(' wants rum.')).toBe('');
  expect(filter.end()).toBe('Okay, the guest wants rum.');
});

it('keeps back every answer of a model that thinks without an opening mark', () => {
  const filter = new ThinkingFilter(true);
  expect(filter.add('Rum is asked for. ') + filter.add('</think>Try it.')).toBe('Try it.');
  expect(filter.wasUnopened).toBe(true);
});

it('sees thinking that nobody could foresee, so that the whole reply can be set right', () => {
  const filter = new ThinkingFilter(false);
  const text = passed('Rum it is. </think>Try it.', 4, filter);
  expect(filter.wasUnopened).toBe(true);
  expect(withoutUnopenedThinking(text)).toBe('Try it.');
});
