import { jsonIn } from './json-in.js';

const ANSWER = { name: 'A "}" {in} it', list: [{ a: 1 }] };
const JSON_TEXT = JSON.stringify(ANSWER);

it.each([
  ['alone', JSON_TEXT],
  ['in a fence', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
  ['after a sentence', `Sure, here it is: ${JSON_TEXT}`],
  ['before a sentence', `${JSON_TEXT}\nI hope that helps {smile}.`],
  ['after a word in braces', `As {asked}: ${JSON_TEXT}`],
  ['after thinking without an opening mark', `Maybe {"name":"x"}?</think>\n${JSON_TEXT}`],
])('finds the object %s', (_, text) => {
  expect(jsonIn(text)).toEqual(ANSWER);
});

it.each(['', 'no object', '{"half": "an ans', '{not json}'])('finds none in %j', (text) => {
  expect(jsonIn(text)).toBeUndefined();
});
