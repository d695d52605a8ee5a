import { rememberPage } from '@peanut/web';
import { act, render, screen, within } from '@testing-library/react';
import { whiskey } from '../testing/drinks';
import { WhiskeyCard } from './whiskey-card';
import { installBrowserParts } from '../testing/browser-parts';

beforeEach(installBrowserParts);

const TALISKER = whiskey('7', {
  name: 'Talisker',
  spirit: 'single malt',
  proof: 91.6,
  profile: 'Peat and pepper',
  notes: 'Brine, smoke',
  water: 'A drop',
  rest: '5 minutes',
  rationale: 'The sea at the end.',
  allergens: ['sulphites'],
});

beforeEach(() => {
  rememberPage({ turned: [] });
  render(<WhiskeyCard whiskey={TALISKER} place={4} isHighlighted={false} />);
});

/** Shows the back, and waits for its part: the button that shares it. */
async function turn(): Promise<void> {
  act(() => screen.getByRole('button', { name: 'Show tasting notes for Talisker' }).click());
  await screen.findByRole('button', { name: 'Share Talisker' });
}

describe('WhiskeyCard', () => {
  it('shows its number, strength, spirit, name, profile and notes on its front', () => {
    const card = screen.getByRole('article', { name: 'Talisker' });
    expect(within(card).getByTestId('whiskey-number').textContent).toBe('4');
    expect(within(card).getByRole('img', { name: '91.6 proof' })).toBeTruthy();
    for (const text of ['single malt', 'Talisker', 'Peat and pepper', 'Brine, smoke'])
      expect(within(card).getByText(text)).toBeTruthy();
  });

  it('lets each of the owner’s texts run in its own direction', async () => {
    await turn();
    const { name, spirit, profile, notes, water, rest, rationale } = TALISKER;
    const card = screen.getByRole('article', { name: 'Talisker' });
    for (const text of [name, spirit, profile, notes, water, rest, rationale])
      for (const shown of within(card).getAllByText(text)) expect(shown.closest('[dir="auto"]')).toBeTruthy();
  });

  it('shows how to take it, and why it stands there, on its back', async () => {
    await turn();
    const back = screen.getByRole('group', { name: 'Talisker' });
    const texts = (role: string) =>
      within(back)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect(texts('term')).toEqual(['Proof', 'Rest Time', 'Water']);
    expect(texts('definition')).toEqual(['91.6', '5 minutes', 'A drop']);
    expect(texts('heading')).toEqual(['Talisker', 'Tasting Notes', 'Why This Whiskey']);
    expect(within(back).getByText('The sea at the end.')).toBeTruthy();
    expect(within(back).getByText('Contains: sulphites')).toBeTruthy();
  });
});
