import { CachedList } from './cached-list.js';

it('tells of each change that a read finds; the first read is none', async () => {
  const onChange = jest.fn();
  let changes = '1';
  const list = new CachedList('cocktails', () => Promise.resolve({ list: '[]', changes }), onChange);
  await list.refresh();
  await list.refresh();
  expect(onChange).not.toHaveBeenCalled();
  changes = '2';
  await list.refresh();
  expect(onChange).toHaveBeenCalledTimes(1);
});
