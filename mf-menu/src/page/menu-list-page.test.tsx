import { API, SETTINGS_PATH, SKELETONS } from '@peanut/contracts';
import { queryClient, rereadLists } from '@peanut/web';
import { refusal } from '@peanut/web/testing';
import { act, screen } from '@testing-library/react';
import CocktailsPage from '../cocktails/cocktails-page';
import { setView } from '../list/view';
import { cocktail, whiskey } from '../testing/drinks';
import {
  answer,
  answerWith,
  countLine,
  idsOf,
  press,
  settle,
  showPage,
  startAnew,
} from '../testing/show-page';
import WhiskeyPage from '../whiskeys/whiskey-page';

const PAGES = [
  {
    path: API.cocktails,
    Page: CocktailsPage,
    card: 'cocktail-card',
    row: 'cocktail-row',
    back: 'recipe',
    line: 'Tall and bright.',
    title: 'House Cocktails',
    skeletons: SKELETONS.cocktails,
    drinks: ['b', 'a'].map((id) => cocktail(id, { description: 'Tall and bright.' })),
    count: '2 House Specialties',
    empty: 'No cocktails available at the moment.',
  },
  {
    path: API.whiskeys,
    Page: WhiskeyPage,
    card: 'whiskey-card',
    row: 'whiskey-row',
    back: 'tasting notes',
    line: 'Peat and pepper',
    title: 'Whiskey Flight',
    skeletons: SKELETONS.whiskeys,
    drinks: [
      whiskey('b', { number: 1, profile: 'Peat and pepper' }),
      whiskey('a', { number: 3, profile: 'Peat and pepper' }),
    ],
    count: '2 Curated Selections',
    empty: 'No whiskeys available at the moment.',
  },
];

/** What fades in: see flip-card.css. */
const FADING = '.was-available .out-of-stock';

beforeEach(async () => {
  await startAnew();
  act(() => setView('cards'));
});
afterEach(() => jest.restoreAllMocks());

describe.each(PAGES)(
  'the page $title',
  ({ path, Page, card, row, back, line, title, skeletons, drinks, count, empty }) => {
    it('has the way back, its title, how many drinks there are, and their cards in the list’s order', async () => {
      answer(path, drinks);
      await showPage(<Page />);
      expect(screen.getByRole('link', { name: 'Back to Menu' }).getAttribute('href')).toBe('/');
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(countLine()).toBe(count);
      expect(idsOf(screen.getAllByTestId(card))).toEqual(['b', 'a']);
      expect(screen.queryByRole('status')).toBeNull();
    });

    it('bears the title that the owner gave it', async () => {
      const page = { id: '1', title: 'Tonight', path: path === API.cocktails ? '/cocktails' : '/whiskey' };
      answer(API.pages, [{ ...page, isEnabled: true }]);
      await showPage(<Page />);
      expect(screen.getByRole('heading', { level: 1, name: 'Tonight' })).toBeTruthy();
    });

    it(`shows ${skeletons} skeletons while the list is on its way`, async () => {
      let arrive = () => {};
      answerWith(path, new Promise((resolve) => (arrive = () => resolve({ body: drinks }))));
      await showPage(<Page />);
      expect(screen.getByRole('status', { name: `Loading ${title}` }).children).toHaveLength(skeletons);
      expect(screen.getAllByTestId('skeleton-card')).toHaveLength(skeletons);
      expect(countLine()).toBe('');
      await act(async () => {
        arrive();
        await settle();
      });
      expect(screen.queryByTestId('skeleton-card')).toBeNull();
      expect(screen.getAllByTestId(card)).toHaveLength(2);
    });

    it('says that the list could not be read; Try again reads it', async () => {
      answerWith(path, refusal(404, 'gone'));
      await showPage(<Page />);
      expect(screen.getByRole('alert').textContent).toContain(`The ${title} couldn’t be loaded`);
      answer(path, drinks);
      await press('Try again');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getAllByTestId(card)).toHaveLength(2);
    });

    it('shows the list that this browser kept when the bar cannot be reached, and says so', async () => {
      answer(path, drinks);
      const { unmount } = await showPage(<Page />);
      unmount();
      queryClient.clear();
      answerWith(path, new TypeError('Failed to fetch'));
      await showPage(<Page />);
      expect(screen.getByRole('status').textContent).toContain('This is your saved menu.');
      expect(screen.getAllByTestId(card)).toHaveLength(2);
      expect(countLine()).toBe(count);
    });

    it('has a row for each drink, in the list’s order, where the guest chose rows', async () => {
      answer(path, drinks);
      await showPage(<Page />);
      act(() => setView('compact'));
      expect(idsOf(await screen.findAllByTestId(row))).toEqual(['b', 'a']);
      for (const { name } of drinks)
        expect(screen.getByRole('button', { name: `Open ${name}` })).toBeTruthy();
      expect(screen.getAllByText(line)).toHaveLength(2);
    });

    describe('with a drink that is out of stock', () => {
      const setting = `${SETTINGS_PATH}/hide_unavailable`;
      const [one, other] = drinks;
      beforeEach(() => answer(path, [one, { ...other, isAvailable: false }]));

      it.each([
        ['in grey', null, ['b', 'a'], count],
        ['in grey', 'false', ['b', 'a'], count],
        ['not, where the owner hides it', 'true', ['b'], count.replace('2', '1')],
      ])('shows it %s: %s', async (_, value, ids, counted) => {
        answer(setting, { value });
        await showPage(<Page />);
        expect(idsOf(screen.getAllByTestId(card))).toEqual(ids);
        expect(countLine()).toBe(counted);
        act(() => setView('compact'));
        expect(idsOf(await screen.findAllByTestId(row))).toEqual(ids);
      });

      it('shows the skeletons until it is known, and the cards when it cannot be known', async () => {
        let fail = () => {};
        answerWith(setting, new Promise((resolve) => (fail = () => resolve(refusal(404, 'gone')))));
        await showPage(<Page />);
        expect(screen.getAllByTestId('skeleton-card')).toHaveLength(skeletons);
        expect(countLine()).toBe('');
        await act(async () => {
          fail();
          await settle();
        });
        expect(idsOf(screen.getAllByTestId(card))).toEqual(['b', 'a']);
      });

      it('waits for nothing while every drink can be poured', async () => {
        answer(path, drinks);
        answerWith(setting, new Promise(() => {}));
        await showPage(<Page />);
        expect(screen.getAllByTestId(card)).toHaveLength(2);
      });
    });

    const sellOutFirst = async () => {
      const [first, second] = drinks;
      answer(path, [{ ...second, id: 'new' }, { ...first, isAvailable: false }, second]);
      await act(async () => {
        await rereadLists(path);
        await settle();
      });
    };

    it('shows that a drink sells out: its card stays turned and has the focus', async () => {
      answer(path, drinks);
      await showPage(<Page />);
      await press(`Show ${back} for ${drinks[0]?.name}`);
      const [turned] = screen.getAllByTestId(card);
      await sellOutFirst();
      expect(idsOf(screen.getAllByTestId(card))).toEqual(['new', 'b', 'a']);
      expect(screen.getAllByTestId(card)[1]).toBe(turned);
      expect(turned?.dataset['flipped']).toBe('true');
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Back to front');
      expect(turned?.querySelector(FADING)?.textContent).toBe('Out of Stock');
    });

    it('shows that a drink sells out: its row fades the badge in, an opened one stays open', async () => {
      answer(path, drinks);
      await showPage(<Page />);
      act(() => setView('compact'));
      await screen.findAllByTestId(row);
      await press(`Open ${drinks[1]?.name}`);
      await sellOutFirst();
      expect(idsOf(screen.getAllByTestId(card))).toEqual(['a']);
      expect([...document.querySelectorAll(FADING)]).toEqual(screen.getAllByText('Out of Stock'));
    });

    it('shows a drink that was sold out before without an entrance', async () => {
      answer(path, [{ ...drinks[0], isAvailable: false }]);
      await showPage(<Page />);
      expect(screen.getByText('Out of Stock').closest(FADING)).toBeNull();
    });

    it('says when there is none', async () => {
      await showPage(<Page />);
      expect(screen.getByText(empty)).toBeTruthy();
      expect(countLine()).toBe(count.replace('2', '0'));
    });
  },
);

it('the flight counts what a guest sees: a number that is missing leaves no gap', async () => {
  answer(API.whiskeys, PAGES[1]?.drinks);
  await showPage(<WhiskeyPage />, '/whiskey');
  const numbers = () => screen.getAllByTestId('whiskey-number').map(({ textContent }) => textContent);
  expect(numbers()).toEqual(['1', '2']);
  act(() => setView('compact'));
  await screen.findAllByTestId('whiskey-row');
  expect(numbers()).toEqual(['1', '2']);
});
