import { readdirSync } from 'node:fs';
import { CASE_SETS, casesIn, readCases, TOPICS } from './cases.js';

const FILES = readdirSync(`${import.meta.dirname}/cases`);
const GOOD = '{"say":"hello","expect":{"has":["welcome"]}}';

it('reads every file of cases, and each has some', () => {
  const read = TOPICS.flatMap((topic) =>
    CASE_SETS.filter((set) => readCases(topic, set).length > 0).map((set) => `${topic}.${set}.jsonl`),
  );
  expect(read.sort()).toEqual(FILES.sort());
});

it('puts the words in where a name stands for them', () => {
  const [found] = casesIn('{"ask":"smoke","expect":{"top":["{ISLAY}","Talisker 10 Year"],"count":3}}', 'x');
  expect(found?.expect).toEqual({
    top: ['Lagavulin 16 Year|Laphroaig 10 Year|Ardbeg 10 Year', 'Talisker 10 Year'],
    count: 3,
  });
});

it.each([
  ['{"say":"hello"', "Expected ',' or '}' after property value"],
  ['', 'Unexpected end of JSON input'],
  ['[]', 'a case has one of kind, ask, say, cocktail, whiskey, place'],
  ['{"hear":"hello","expect":{}}', 'a case has one of kind, ask, say, cocktail, whiskey, place'],
  ['{"say":"hello"}', 'expect is missing'],
  ['{"say":"hello","expect":{}}', 'expect has no fields'],
  ['{"say":"hello","expect":{"has":"welcome"}}', 'expect.has cannot be "welcome"'],
  ['{"say":"hello","expect":{"hsa":["welcome"]}}', 'there is no field expect.hsa'],
  ['{"say":"hello","expect":{"toString":["welcome"]}}', 'there is no field expect.toString'],
  ['{"say":"hello","then":"bye","expect":{"has":["welcome"]}}', 'there is no field then'],
  ['{"say":"hello","expect":{"has":["{WELCOME}"]}}', 'expected-words.ts has no WELCOME'],
  ['{"ask":{"mood":"good"},"expect":{"count":3}}', 'ask cannot be {"mood":"good"}'],
  ['{"ask":"gin","expect":{"best":{"most":3}}}', 'there is no field expect.best.most'],
  ['{"cocktail":"no ice","keeps":["icecream"],"expect":{"ice":"none"}}', 'keeps cannot be ["icecream"]'],
  ['{"kind":"csv","cocktail":"a,b","expect":{"nmae":"A"}}', 'expect cannot be {"nmae":"A"}'],
  ['{"whiskey":"name: Toki","now":{"glass":"coupe"},"expect":{"proof":"86"}}', 'there is no field now.glass'],
])('tells the file and line of %s', (line, problem) => {
  expect(() => casesIn(`${GOOD}\n${line}\n${GOOD}\n`, 'chats.tuning.jsonl')).toThrow(
    `chats.tuning.jsonl:2: ${problem}`,
  );
});
