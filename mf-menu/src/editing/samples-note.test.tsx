import { API } from '@peanut/contracts';
import { staging, useStaging } from '@peanut/editing';
import { act, fireEvent, screen } from '@testing-library/react';
import { cocktail, whiskey } from '../testing/drinks';
import { answer, beGuest, beOwner, press, settle, showPage, startAnew } from '../testing/show-page';
import { SamplesNote } from './samples-note';

const SAMPLES = [cocktail('1'), cocktail('2')];
const Staged = () => (
  <output data-testid="staged">
    {useStaging()
      .pending.map(({ description }) => description)
      .join('\n')}
  </output>
);
const staged = () => screen.getByTestId('staged').textContent;
const note = () => screen.queryByRole('complementary', { name: 'Sample drinks' });
const draw = () =>
  showPage(
    <>
      <SamplesNote />
      <Staged />
    </>,
  );

beforeEach(async () => {
  await startAnew();
  answer(API.cocktails, SAMPLES);
  answer(API.whiskeys, [whiskey('w')]);
  await beOwner();
});
afterEach(() => act(beGuest));

it('begins with an empty menu in one tap, which is staged', async () => {
  await draw();
  await press('Start with an empty menu');
  expect(staged()).toBe(
    ['Delete whiskey "Whiskey w"', 'Delete cocktail "Cocktail 2"', 'Delete cocktail "Cocktail 1"'].join('\n'),
  );
  expect(note()).toBeNull();
});

it('is gone for good once the samples are kept', async () => {
  const { unmount } = await draw();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Keep the samples' }));
    await settle();
  });
  expect([note(), staged()]).toEqual([null, '']);
  unmount();
  await draw();
  expect(note()).toBeNull();
});

it.each([
  ['a drink was changed', [{ ...SAMPLES[0], version: 2 }, SAMPLES[1]]],
  ['a drink was added', [...SAMPLES, cocktail('3', { createdAt: '2026-02-02T00:00:00.000Z' })]],
])('is not there once %s', async (_what, menu) => {
  answer(API.cocktails, menu);
  await draw();
  expect(note()).toBeNull();
});

it('is not there once a change is staged', async () => {
  await draw();
  await act(() =>
    staging.edit([{ type: 'delete', entityType: 'cocktail', item: cocktail('1'), order: ['1'] }]),
  );
  expect(note()).toBeNull();
});
