import '@testing-library/jest-dom/jest-globals';
import { SEEDED_MENU } from '@peanut/bartender/evaluation';
import {
  API,
  ENDPOINTS,
  AI_STORAGE_KEYS,
  PREFERENCE_OPTIONS,
  QUICK_MOODS,
  REFINE_PHRASES,
  SETTINGS_PATH,
  type Recommendation,
} from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { queryClient, QueryClientProvider, dismissToast, useToast } from '@peanut/web';
import { MemoryRouter } from '@peanut/web/memory-router';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { installBrowserParts } from '../testing/browser-parts';
import { failed, fakeFetch, refusal, streamAnswer, waiting, type Answer } from '@peanut/web/testing';
import { serve } from '../testing/fake-service';
import { quietWarnings } from '../testing/warnings';
import RecommendationsPage from './recommendations-page';

const drink = (name: string, matchScore: number, more: Partial<Recommendation> = {}): Recommendation => ({
  name,
  spirit: 'gin',
  description: `${name} described.`,
  reasoning: `${name} fits.`,
  matchScore,
  type: 'cocktail',
  ...more,
});
const THREE = [
  drink('Negroni', 80, { cocktailId: 'c 1' }),
  drink('Lagavulin', 60, { type: 'whiskey', whiskeyId: 'w1' }),
  drink('Zombie', 59),
];
const answerOf = (recommendations: Recommendation[]) => ({ body: { recommendations } });
const serveThree = () => serve(ENDPOINTS.recommend.path, () => answerOf(THREE));

function ToastText() {
  const toast = useToast();
  return (
    <p data-testid="toast">{toast && `${toast.title}: ${toast.description ?? ''} (${toast.variant})`}</p>
  );
}

async function open() {
  const page = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <RecommendationsPage />
        <ToastText />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('Behind the bar tonight: House bartender');
  return page;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const describeMood = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Describe your mood' }), { target: { value } });
const results = () => screen.findAllByTestId('recommendation');
const toast = () => screen.getByTestId('toast').textContent;
const saved = () => localStorage.getItem(AI_STORAGE_KEYS.recommendations);

describe('RecommendationsPage', () => {
  beforeEach(() => {
    installBrowserParts();
    localStorage.clear();
    queryClient.clear();
    act(dismissToast);
  });
  afterEach(() => jest.restoreAllMocks());

  it('has the tabs, the moods, the refine phrases and who answers', async () => {
    serveThree();
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'AI Recommendations' })).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Describe Your Mood',
      'Specific Preferences',
    ]);
    for (const name of [...QUICK_MOODS, ...REFINE_PHRASES, 'Get Recommendations', 'Start Fresh']) {
      expect(screen.getByRole('button', { name })).toBeEnabled();
    }
    expect(screen.queryByRole('button', { name: 'Get More Recommendations' })).toBeNull();
  });

  it('sends the mood and shows each drink with its score, its reason and its card', async () => {
    const calls = serveThree();
    await open();
    describeMood('  something bitter ');
    press('Get Recommendations');
    const shown = await results();
    expect(calls.map(({ body }) => body)).toEqual([{ description: 'something bitter' }]);
    expect(shown.map(({ dataset }) => [dataset['score'], dataset['scoreLevel']])).toEqual([
      ['80', 'high'],
      ['60', 'medium'],
      ['59', 'low'],
    ]);
    const [negroni, lagavulin, zombie] = shown as [HTMLElement, HTMLElement, HTMLElement];
    expect(negroni).toHaveAccessibleName('Negroni');
    for (const text of ['gin', 'Negroni described.', 'Negroni fits.']) {
      expect(within(negroni).getByText(text)).toBeInTheDocument();
    }
    expect(within(negroni).getByRole('link')).toHaveAttribute('href', '/cocktails?highlight=c%201');
    expect(within(lagavulin).getByRole('link')).toHaveAttribute('href', '/whiskey?highlight=w1');
    expect(within(zombie).queryByRole('link')).toBeNull();
    expect(zombie).toHaveTextContent("Not on tonight's menu");
    expect(screen.getByRole('heading', { name: 'Poured for you' })).toHaveFocus();
  });

  it('sends by Enter, not by Shift+Enter nor while a word is being composed', async () => {
    const calls = serveThree();
    await open();
    describeMood('smoky');
    const box = screen.getByRole('textbox', { name: 'Describe your mood' });
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(calls).toHaveLength(0);
    fireEvent.keyDown(box, { key: 'Enter' });
    await results();
    expect(calls).toHaveLength(1);
  });

  it('wants a description', async () => {
    const calls = serveThree();
    await open();
    describeMood('   ');
    press('Get Recommendations');
    expect(toast()).toBe(
      "Description Required: Please describe what kind of drink you're in the mood for. (destructive)",
    );
    expect(calls).toHaveLength(0);
    const field = screen.getByRole('textbox', { name: 'Describe your mood' });
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    describeMood('smoky');
    expect(field).toBeValid();
  });

  it('refuses a description that is too long, and shows by how much', async () => {
    const calls = serveThree();
    await open();
    describeMood('x'.repeat(2001));
    expect(screen.getByText('2001/2000 characters')).toBeInTheDocument();
    press('Get Recommendations');
    expect(toast()).toContain('Description Too Long');
    expect(calls).toHaveLength(0);
  });

  it('sends a quick mood at once and writes it down', async () => {
    const calls = serveThree();
    await open();
    press('Date night vibes');
    await results();
    expect(calls[0]?.body).toEqual({ description: 'Date night vibes' });
    expect(screen.getByRole('textbox')).toHaveValue('Date night vibes');
  });

  it('sends the choices that are one', async () => {
    const calls = serveThree();
    await open();
    fireEvent.click(screen.getByRole('tab', { name: 'Specific Preferences' }));
    const labels = ['Spirit', 'Flavor profile', 'Strength', 'Occasion'];
    const boxes = labels.map((name) => screen.getByRole('combobox', { name }));
    expect(
      boxes.map((box) =>
        within(box)
          .getAllByRole<HTMLOptionElement>('option')
          .map(({ value }) => value),
      ),
    ).toEqual(Object.values(PREFERENCE_OPTIONS));
    for (const box of boxes) expect(box).toHaveValue('any');
    fireEvent.change(boxes[0] as HTMLElement, { target: { value: 'rum' } });
    fireEvent.change(boxes[3] as HTMLElement, { target: { value: 'celebration' } });
    press('Get Recommendations');
    await results();
    press('Less sweet');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map(({ body }) => body)).toEqual([
      { preferences: { preferredSpirit: 'rum', occasion: 'celebration' } },
      { description: 'rum, celebration. Less sweet' },
    ]);
    await results();
  });

  it('shows that it is waiting, and asks once', async () => {
    let answer: (response: Answer) => void = () => {};
    const calls = serve(ENDPOINTS.recommend.path, () => new Promise((resolve) => (answer = resolve)));
    await open();
    press('Weekend energy');
    for (const name of ['Get Recommendations', 'Weekend energy', 'Surprise me']) {
      expect(screen.getByRole('button', { name })).toBeDisabled();
    }
    expect(screen.getByText('The bartender is choosing …')).toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    expect(calls).toHaveLength(1);
    await act(async () => answer(answerOf(THREE)));
    expect(screen.getByRole('button', { name: 'Get Recommendations' })).toBeEnabled();
  });

  it('surprises with drinks that the wish has not shown, until there are no others', async () => {
    const others = ['Fizz', 'Smash', 'Sling'].map((name) => drink(name, 70));
    const passesOver = (body: unknown, name: string) => JSON.stringify(body).includes(`Not ${name}`);
    const calls = serve(ENDPOINTS.recommend.path, ({ body }) =>
      answerOf([...THREE, ...others].filter(({ name }) => !passesOver(body, name)).slice(0, 3)),
    );
    await open();
    describeMood('smoky');
    press('Get Recommendations');
    const names = async () =>
      (await results()).map((shown) => within(shown).getByRole('heading').textContent);
    const surprise = async (count: number) => {
      press('Surprise me');
      await waitFor(() => expect(calls).toHaveLength(count));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Surprise me' })).toBeEnabled());
      return names();
    };
    expect(await names()).toEqual(['Negroni', 'Lagavulin', 'Zombie']);
    expect(await surprise(2)).toEqual(['Fizz', 'Smash', 'Sling']);
    expect(calls[1]?.body).toEqual({
      description: 'smoky. Surprise me. Not Negroni. Not Lagavulin. Not Zombie',
    });
    expect(await surprise(4)).toEqual(['Negroni', 'Lagavulin', 'Zombie']);
  });

  it('refines only what was asked before, wish upon wish', async () => {
    const calls = serveThree();
    await open();
    press('Make it stronger');
    expect(toast()).toBe('No Previous Query: Please make an initial recommendation first. (destructive)');
    expect(calls).toHaveLength(0);
    describeMood('smoky');
    press('Get Recommendations');
    await results();
    press('Make it stronger');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Less sweet' })).toBeEnabled());
    press('Less sweet');
    await results();
    expect(calls.map(({ body }) => body)).toEqual([
      { description: 'smoky' },
      { description: 'smoky. Make it stronger' },
      { description: 'smoky. Make it stronger. Less sweet' },
    ]);
  });

  it('gets three different ones more, below those before', async () => {
    const answers = [THREE, [drink('Negroni', 70, { cocktailId: 'c 1' }), drink('Aviation', 88)]];
    const calls = serve(ENDPOINTS.recommend.path, () => answerOf(answers.shift() ?? []));
    await open();
    describeMood('bitter');
    press('Get Recommendations');
    await results();
    press('Get More Recommendations');
    await waitFor(() => expect(screen.getAllByTestId('recommendation')).toHaveLength(4));
    expect(calls[1]?.body).toEqual({
      description:
        'bitter. Give me 3 different options with varied styles. Not Negroni. Not Lagavulin. Not Zombie',
    });
    await waitFor(() => expect(screen.getByRole('article', { name: 'Aviation' })).toHaveFocus());
    expect(JSON.parse(saved() ?? '')).toMatchObject({ lastQuery: 'bitter' });
  });

  it('says when nothing fits', async () => {
    serve(ENDPOINTS.recommend.path, () => answerOf([]));
    await open();
    press('Weekend energy');
    await waitFor(() =>
      expect(toast()).toBe(
        "No Recommendations: We couldn't find cocktails matching your preferences. Try adjusting your criteria. (default)",
      ),
    );
    expect(screen.getByText(/Nothing else fits that/)).toBeInTheDocument();
  });

  it.each([
    [
      refusal(503, 'The AI quota is used up.'),
      'Your OpenAI API quota has been exceeded. Please check your OpenAI billing and usage limits.',
    ],
    [
      refusal(429, 'The AI has reached its rate limit.'),
      'Too many requests. Please wait a moment and try again.',
    ],
    [refusal(503, 'Nobody there.'), 'Please try again later.'],
    [{ body: { recommendations: 'many' } }, 'Please try again later.'],
  ])('says why the bartender could not recommend', async (answer, text) => {
    quietWarnings();
    serve(ENDPOINTS.recommend.path, () => answer);
    await open();
    press('Weekend energy');
    await waitFor(() => expect(toast()).toBe(`AI Recommendations Unavailable: ${text} (destructive)`));
  });

  it('keeps the wish after a failure and asks again', async () => {
    quietWarnings();
    let isDown = true;
    const calls = serve(ENDPOINTS.recommend.path, () => (isDown ? refusal(503, 'down') : answerOf(THREE)));
    await open();
    describeMood('smoky');
    press('Get Recommendations');
    expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    isDown = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await results();
    expect(calls.every(({ body }) => (body as { description: string }).description === 'smoky')).toBe(true);
  });

  describe('a request that a reload cut off', () => {
    const askAgain = () => screen.queryByRole('button', { name: 'Ask again' });
    const reload = async (page: Awaited<ReturnType<typeof open>>) => {
      page.unmount();
      return open();
    };

    it('is asked again as it was, and the choices stand', async () => {
      serve(ENDPOINTS.recommend.path, () => new Promise(() => {}));
      const first = await open();
      fireEvent.click(screen.getByRole('tab', { name: 'Specific Preferences' }));
      fireEvent.change(screen.getByRole('combobox', { name: 'Spirit' }), { target: { value: 'rum' } });
      press('Get Recommendations');
      expect(askAgain()).toBeNull();
      await reload(first);
      expect(screen.getByRole('combobox', { name: 'Spirit' })).toHaveValue('rum');
      expect(screen.getByText('The answer was cut off. Your request is still here.')).toBeInTheDocument();
      const calls = serveThree();
      press('Ask again');
      await results();
      expect(calls.map(({ body }) => body)).toEqual([{ preferences: { preferredSpirit: 'rum' } }]);
      expect(screen.getByText('3 drinks for “rum”')).toBeInTheDocument();
      expect(askAgain()).toBeNull();
      expect(JSON.parse(saved() ?? '')).toMatchObject({ unanswered: null });
    });

    it('is asked again for more, below the results that stand', async () => {
      const answers: (Answer | Promise<Answer>)[] = [
        answerOf(THREE),
        new Promise<Answer>(() => {}),
        answerOf([drink('Aviation', 88)]),
      ];
      const calls = serve(ENDPOINTS.recommend.path, () => answers.shift() ?? answerOf([]));
      const first = await open();
      press('Weekend energy');
      await results();
      press('Get More Recommendations');
      await reload(first);
      expect(await results()).toHaveLength(3);
      press('Ask again');
      await waitFor(() => expect(screen.getAllByTestId('recommendation')).toHaveLength(4));
      expect(calls[2]?.body).toEqual(calls[1]?.body);
    });

    it('is forgotten by Start Fresh', async () => {
      serve(ENDPOINTS.recommend.path, () => new Promise(() => {}));
      const first = await open();
      press('Weekend energy');
      await reload(first);
      press('Start Fresh');
      expect(askAgain()).toBeNull();
      expect(saved()).toBeNull();
    });
  });

  it('shows the kept menu’s drinks when the network is lost on the way, and asks again', async () => {
    serveThree();
    await open();
    act(() => void queryClient.setQueryData([API.cocktails], SEEDED_MENU.cocktails));
    fakeFetch(() => new TypeError('Failed to fetch'));
    press('Weekend energy');
    expect(await results()).not.toHaveLength(0);
    expect(screen.getByText(/These drinks come from your saved menu/)).toBeInTheDocument();
    serveThree();
    press('Ask again');
    expect(await screen.findByRole('article', { name: 'Zombie' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
  });

  it('keeps what was found when the next wish is refused', async () => {
    quietWarnings();
    let isFull = false;
    serve(ENDPOINTS.recommend.path, () => (isFull ? refusal(429, 'Too many.') : answerOf(THREE)));
    await open();
    press('Weekend energy');
    await results();
    isFull = true;
    press('Weekend energy');
    await waitFor(() => expect(toast()).toContain('AI Recommendations Unavailable'));
    expect(await results()).toHaveLength(3);
  });

  it('restores everything after a reload, and Start Fresh clears it', async () => {
    serveThree();
    const first = await open();
    describeMood('smoky');
    press('Get Recommendations');
    await results();
    fireEvent.click(screen.getByRole('tab', { name: 'Specific Preferences' }));
    first.unmount();

    await open();
    expect(screen.getAllByTestId('recommendation')).toHaveLength(3);
    expect(screen.getByRole('tab', { name: 'Specific Preferences' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    fireEvent.click(screen.getByRole('tab', { name: 'Describe Your Mood' }));
    expect(screen.getByRole('textbox')).toHaveValue('smoky');
    press('Start Fresh');
    expect(saved()).toBeNull();
    expect(screen.queryByTestId('recommendation')).toBeNull();
    expect(screen.getByRole('textbox')).toHaveValue('');
    press('Less sweet');
    expect(toast()).toContain('No Previous Query');
  });

  it.each([
    ['leaves out', 'true', ['Zombie']],
    ['shows', null, ['Negroni', 'Lagavulin', 'Zombie']],
  ])('%s a result that is out of stock since, where the owner set hiding to %s', async (_, value, names) => {
    serveThree();
    queryClient.setQueryData([SETTINGS_PATH, 'hide_unavailable'], value);
    await open();
    press('Weekend energy');
    expect(await results()).toHaveLength(3);
    const soldOut = { isAvailable: false };
    act(() => {
      queryClient.setQueryData([API.cocktails], [testDrink('cocktail', { id: 'c 1', ...soldOut })]);
      queryClient.setQueryData([API.whiskeys], [testDrink('whiskey', { id: 'w1', ...soldOut })]);
    });
    await waitFor(async () => expect(await results()).toHaveLength(names.length));
    for (const name of names) expect(screen.getByRole('article', { name })).toBeInTheDocument();
    const count = names.length === 1 ? '1 drink' : `${names.length} drinks`;
    expect(screen.getByText(`${count} for “Weekend energy”`)).toBeInTheDocument();
  });

  it('starts fresh from the preferences, and the focus stays with the form', async () => {
    serveThree();
    await open();
    fireEvent.click(screen.getByRole('tab', { name: 'Specific Preferences' }));
    press('Start Fresh');
    expect(screen.getByRole('tab', { name: 'Describe Your Mood' })).toHaveFocus();
  });

  it('says politely why it waits, then shows what the stream brings', async () => {
    let finish: (event: string) => void = () => {};
    const last = new Promise<string>((resolve) => (finish = resolve));
    const events = [': \n\n', waiting({ reason: 'queue', before: 1 }), last];
    serve(ENDPOINTS.recommend.path, () => streamAnswer(events));
    await open();
    press('Weekend energy');
    const notice = await screen.findByText('The bartender is busy, you are next but one');
    expect(notice).toHaveAttribute('aria-live', 'polite');
    finish(`event: done\ndata: ${JSON.stringify(answerOf(THREE).body)}\n\n`);
    expect(await results()).toHaveLength(3);
    expect(notice).toHaveTextContent('3 drinks for “Weekend energy”');
  });

  it.each([
    ['The AI quota of this bar is used up.', 503, 'Your OpenAI API quota has been exceeded.'],
    ['Slow down.', 429, 'Too many requests.'],
    ['The bartender is asleep.', 503, 'Please try again later.'],
  ])('says of "%s" in mid-stream the same as of a refusal', async (message, status, text) => {
    quietWarnings();
    serve(ENDPOINTS.recommend.path, () => streamAnswer([': \n\n', failed(status, message)]));
    await open();
    press('Weekend energy');
    await waitFor(() => expect(toast()).toContain(`AI Recommendations Unavailable: ${text}`));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('starts fresh in the middle of an answer', async () => {
    const calls = serve(ENDPOINTS.recommend.path, () => new Promise(() => {}));
    await open();
    press('Weekend energy');
    press('Start Fresh');
    expect(calls[0]?.signal?.aborted).toBe(true);
    expect(screen.getByRole('button', { name: 'Get Recommendations' })).toBeEnabled();
  });

  it('says which of the drinks sold out since', async () => {
    serveThree();
    await open();
    describeMood('bitter');
    press('Get Recommendations');
    await results();
    expect(screen.queryByText('Out of Stock')).toBeNull();
    act(() => {
      queryClient.setQueryData(
        [API.cocktails],
        [testDrink('cocktail', { id: 'c 1', isAvailable: false }), testDrink('cocktail', { id: 'other' })],
      );
      queryClient.setQueryData([API.whiskeys], [testDrink('whiskey', { id: 'w1', isAvailable: false })]);
    });
    const out = (await results()).filter((card) => within(card).queryByText('Out of Stock') !== null);
    expect(out.map((card) => card.getAttribute('data-score'))).toEqual(['80', '60']);
  });

  it('says that it is offline', async () => {
    serveThree();
    await open();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await act(async () => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('Offline: the house bartender answers from your saved menu')).toBeInTheDocument();
  });
});
