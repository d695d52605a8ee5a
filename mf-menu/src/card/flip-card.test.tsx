import { rememberPage } from '@peanut/web';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { installBrowserParts } from '../testing/browser-parts';
import type { ReactElement } from 'react';
import { FlipCard } from './flip-card';

/** The part stays on its way. */
const loadBack = () => new Promise<never>(() => {});

const card = (isAvailable = true, load: () => Promise<{ ShareButton: () => ReactElement }> = loadBack) => (
  <FlipCard
    id="7"
    entityType="cocktail"
    name="Negroni"
    labelledBy="title"
    backName="recipe"
    isHighlighted={false}
    isAvailable={isAvailable}
    front={<h2 id="title">Negroni</h2>}
    loadBack={load}
    back={() => <p>Stir over ice.</p>}
  />
);

const brought = jest.fn();
beforeEach(() => {
  brought.mockClear();
  rememberPage({ turned: [] });
  installBrowserParts();
  Element.prototype.scrollIntoView = brought;
});

const article = () => screen.getByTestId('cocktail-card');
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(() => button(name).click());
const faceOf = (text: string) => screen.getByText(text).closest('.flip-card-face');
const isInert = (face: Element | null) => face?.hasAttribute('inert');

describe('FlipCard', () => {
  it('draws its back when it is first turned, not before', () => {
    render(card());
    expect(screen.queryByText('Stir over ice.')).toBeNull();
    press('Show recipe for Negroni');
    expect(screen.getByText('Stir over ice.')).toBeTruthy();
  });

  it('asks again for what its back did not get when it is turned again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const part = { ShareButton: () => <p>Share it</p> };
    const load = jest.fn(async () => part).mockRejectedValueOnce(new TypeError('lost'));
    render(card(true, load));
    press('Show recipe for Negroni');
    await act(async () => undefined);
    expect(screen.queryByText('Share it')).toBeNull();
    press('Back to front');
    expect(await screen.findByText('Share it')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says which face shows, and gives it the focus; the other one is inert', () => {
    render(card());
    expect(article().dataset['flipped']).toBe('false');
    press('Show recipe for Negroni');
    expect(article().dataset['flipped']).toBe('true');
    expect(document.activeElement).toBe(button('Back to front'));
    expect([faceOf('Negroni'), faceOf('Stir over ice.')].map(isInert)).toEqual([true, false]);
    press('Back to front');
    expect(article().dataset['flipped']).toBe('false');
    expect(document.activeElement).toBe(button('Show recipe for Negroni'));
    expect([faceOf('Negroni'), faceOf('Stir over ice.')].map(isInert)).toEqual([false, true]);
  });

  it('is turned by a click anywhere on its face, but not by one that selects a text', () => {
    render(card());
    act(() => screen.getByText('Negroni').click());
    expect(article().dataset['flipped']).toBe('true');
    jest.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
    act(() => screen.getByText('Stir over ice.').click());
    expect(article().dataset['flipped']).toBe('true');
    jest.restoreAllMocks();
    act(() => screen.getByText('Stir over ice.').click());
    expect(article().dataset['flipped']).toBe('false');
  });

  it('says while it turns', () => {
    jest.useFakeTimers();
    render(card());
    press('Show recipe for Negroni');
    expect(article().dataset['turning']).toBe('true');
    act(() => void jest.runAllTimers());
    expect(article().dataset['turning']).toBe('false');
    jest.useRealTimers();
  });

  it('comes wholly into view when it shows its back', () => {
    render(card());
    press('Show recipe for Negroni');
    expect(brought.mock.calls).toEqual([[{ block: 'nearest', behavior: 'smooth' }]]);
    press('Back to front');
    expect(brought).toHaveBeenCalledTimes(1);
  });

  it('is turned back by Escape', () => {
    render(card());
    press('Show recipe for Negroni');
    fireEvent.keyDown(button('Back to front'), { key: 'Escape' });
    expect(article().dataset['flipped']).toBe('false');
  });

  it('shows the side that it was left with', () => {
    const { unmount } = render(card());
    press('Show recipe for Negroni');
    unmount();
    render(card());
    expect(article().dataset['flipped']).toBe('true');
    expect(screen.getByText('Stir over ice.')).toBeTruthy();
    press('Back to front');
  });

  it('says on the side that shows when the drink cannot be had', () => {
    jest.useFakeTimers();
    render(card(false));
    expect(faceOf('Out of Stock')).toBe(faceOf('Negroni'));
    press('Show recipe for Negroni');
    act(() => void jest.runAllTimers());
    expect(faceOf('Out of Stock')).toBe(faceOf('Stir over ice.'));
    jest.useRealTimers();
  });
});
