import { remembered } from './remembered.js';

const asked = jest.fn((text: string) => text.length || undefined);
beforeEach(() => asked.mockClear());

it('reads a short text once, also one that nothing is found in', () => {
  const read = remembered(asked);
  expect(['gin', '', 'gin', ''].map(read)).toEqual([3, undefined, 3, undefined]);
  expect(asked.mock.calls).toEqual([['gin'], ['']]);
});

it('keeps no long text', () => {
  const read = remembered(asked);
  const recipe = 'x'.repeat(200);
  expect([read(recipe), read(recipe)]).toEqual([200, 200]);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('forgets what was not asked for of late', () => {
  const read = remembered(asked);
  for (let at = 0; at < 10_000; at += 1) read(`line ${at}`);
  asked.mockClear();
  read('line 9999');
  read('line 5000');
  expect(asked).not.toHaveBeenCalled();
  read('line 0');
  expect(asked).toHaveBeenCalledTimes(1);
});
