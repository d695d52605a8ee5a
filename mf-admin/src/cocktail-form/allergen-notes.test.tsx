import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AllergenNotes } from './allergen-notes';

const onTick = jest.fn();
const notes = () => screen.getByRole('status').textContent;

describe('AllergenNotes', () => {
  it('names what is not known, what may hold an allergen, and what surely holds one that is not ticked', async () => {
    const ingredients = [
      '2 oz gin',
      '1 oz (30 ml) Zwack mystery cordial, chilled',
      '1/2 oz falernum',
      '1 oz cream',
      '1 egg white',
      '',
    ];
    render(<AllergenNotes ingredients={ingredients} ticked={['egg']} onTick={onTick} />);
    await waitFor(() =>
      expect(notes()).toBe(
        'Found in the recipemilk (cream)TickMay holdfalernum (nuts)Allergens not known: tick what appliesZwack mystery cordial',
      ),
    );
  });

  it('says nothing of a drink that is known and ticked', async () => {
    const { rerender } = render(<AllergenNotes ingredients={['1 egg white']} ticked={[]} onTick={onTick} />);
    await waitFor(() => expect(notes()).toBe('Found in the recipeegg (egg white)Tick'));
    fireEvent.click(screen.getByRole('button', { name: 'Tick' }));
    expect(onTick).toHaveBeenCalledWith(['egg']);
    rerender(<AllergenNotes ingredients={['1 egg white']} ticked={['egg']} onTick={onTick} />);
    await waitFor(() => expect(notes()).toBe(''));
  });
});
