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

describe('FlipCard', () => {
  it('draws its back when it is first turned, not before', () => {
    render(card());
    expect(screen.queryByText('Stir over ice.')).toBeNull();
    act(() => screen.getByRole('button', { name: 'Show recipe for Negroni' }).click());
    expect(screen.getByText('Stir over ice.')).toBeTruthy();
  });

  it('says which face shows, and gives it the focus', () => {
    render(card());
    const article = screen.getByTestId('cocktail-card');
    expect(article.dataset['flipped']).toBe('false');
    act(() => screen.getByRole('button', { name: 'Show recipe for Negroni' }).click());
    expect(article.dataset['flipped']).toBe('true');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Back to front');
  });

  it('says when the drink cannot be had', () => {
    render(card(false));
    expect(screen.getByText('Out of Stock')).toBeTruthy();
  });
});
