import { mergeRows } from './evidence.mjs';

const columns = ['fault', 'seen', 'date'];
const kept = [
  { fault: 'one', seen: 'a', date: '2026-01-01' },
  { fault: 'two', seen: 'b', date: '2026-01-01' },
];

it('replaces rows of the same name, keeps the others with their date, in the given order', () => {
  const rows = mergeRows(
    { columns, rows: kept },
    [
      { fault: 'two', seen: 'c' },
      { fault: 'zero', seen: 'd' },
    ],
    ['zero', 'one', 'two'],
    '2026-02-02',
  );
  expect(rows).toEqual([
    { fault: 'zero', seen: 'd', date: '2026-02-02' },
    { fault: 'one', seen: 'a', date: '2026-01-01' },
    { fault: 'two', seen: 'c', date: '2026-02-02' },
  ]);
});

it('leaves out what there is no more', () => {
  expect(mergeRows({ columns, rows: kept }, [], ['two'], '2026-02-02')).toEqual([kept[1]]);
});
