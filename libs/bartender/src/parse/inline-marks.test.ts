import { withoutInlineMarks } from './inline-marks.js';

it.each([
  ['- *60 ml* aged rum', '- 60 ml aged rum'],
  ['* __1/2 oz__ _fresh_ lime', '* 1/2 oz fresh lime'],
  ['2 oz [bourbon](https://example.org/b)', '2 oz bourbon'],
  ['1 oz [lemon juice](https://example.org/Lemon_(fruit) "Lemon")', '1 oz lemon juice'],
  ['1 oz [Campari][1]', '1 oz Campari'],
  ['~~1 oz~~ 3/4 oz lime', ' 3/4 oz lime'],
  ['![A tall drink](pink.jpg)# Pink', '# Pink'],
  ['2 oz rum\\*', '2 oz rum*'],
  ['2 oz rum*', '2 oz rum*'],
  ['* 2 oz rum', '* 2 oz rum'],
])('of %s leaves %s', (text, plain) => {
  expect(withoutInlineMarks(text)).toBe(plain);
});
