import { API, TIMING } from '@peanut/contracts';
import { act, screen } from '@testing-library/react';
import CocktailsPage from '../cocktails/cocktails-page';
import { cocktail } from '../testing/drinks';
import { answer, drawPage, showPage, startAnew } from '../testing/show-page';

const scrolled = jest.fn();
const ringed = () =>
  screen
    .getAllByTestId('cocktail-card')
    .filter(({ dataset }) => dataset['highlighted'] === 'true')
    .map(({ dataset }) => dataset['id']);
const after = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

beforeEach(async () => {
  await startAnew();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function (this: HTMLElement, options) {
    scrolled(this.dataset['id'], options);
  };
  answer(API.cocktails, [cocktail('1'), cocktail('2'), cocktail('a"b')]);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Opens the page with the list known already, so that the cards stand at once and the clock is the test's. */
async function open(address: string): Promise<void> {
  const { unmount } = await showPage(<CocktailsPage />);
  unmount();
  jest.useFakeTimers();
  drawPage(<CocktailsPage />, address);
  expect(screen.getAllByTestId('cocktail-card')).toHaveLength(3);
}

describe('?highlight=', () => {
  it('scrolls to the card half a second after the cards stand, and rings it for three seconds', async () => {
    await open('/cocktails?highlight=2');
    await after(TIMING.highlightDelay - 1);
    expect(scrolled).not.toHaveBeenCalled();
    expect(ringed()).toEqual([]);
    await after(1);
    expect(scrolled.mock.calls).toEqual([['2', { block: 'center', behavior: 'smooth' }]]);
    expect(ringed()).toEqual(['2']);
    await after(TIMING.highlightFor - 1);
    expect(ringed()).toEqual(['2']);
    await after(1);
    expect(ringed()).toEqual([]);
  });

  it.each([
    [
      'where motion is reduced',
      () => {
        const { matchMedia } = window;
        const reduced = (query: string) => ({ ...matchMedia(query), matches: query.includes('reduced') });
        Object.assign(window, { matchMedia: reduced });
      },
    ],
    [
      'when it is far',
      () =>
        jest
          .spyOn(Element.prototype, 'getBoundingClientRect')
          .mockReturnValue({ top: 21 * window.innerHeight } as DOMRect),
    ],
  ])('jumps to the card %s', async (_, arrange) => {
    arrange();
    await open('/cocktails?highlight=2');
    await after(TIMING.highlightDelay);
    expect(scrolled.mock.calls).toEqual([['2', { block: 'center', behavior: 'instant' }]]);
  });

  it('takes any id as it is', async () => {
    await open('/cocktails?highlight=a%22b');
    await after(TIMING.highlightDelay);
    expect(ringed()).toEqual(['a"b']);
  });

  it.each(['/cocktails', '/cocktails?highlight=', '/cocktails?highlight=%22]%20x'])(
    'changes nothing at %s',
    async (address) => {
      await open(address);
      await after(TIMING.highlightDelay + TIMING.highlightFor);
      expect(scrolled).not.toHaveBeenCalled();
      expect(ringed()).toEqual([]);
    },
  );
});
