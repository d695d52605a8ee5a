import { act, render, screen } from '@testing-library/react';
import { FlipCard } from './flip-card';

const card = (isAvailable = true) => (
  <FlipCard
    id="7"
    testId="cocktail-card"
    labelledBy="title"
    showBackLabel="Show recipe for Negroni"
    isHighlighted={false}
    isAvailable={isAvailable}
    front={<h2 id="title">Negroni</h2>}
    back={<p>Stir over ice.</p>}
  />
);

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

  it('says when the drink cannot be had', () => {
    render(card(false));
    expect(screen.getByText('Out of Stock')).toBeTruthy();
  });
});
