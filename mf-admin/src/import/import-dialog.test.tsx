import { inputOf, MENU_FILE, type SpiritOption } from '@peanut/contracts';
import { enterAdminMode, staging, useStaging } from '@peanut/editing';
import { polyfillDialog } from '@peanut/ui/testing';
import { dismissToast, queryClient } from '@peanut/web';
import { sessionStore } from '@peanut/web/internal';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cocktail, whiskey } from '../testing/drinks';
import { answer, calls, refusal, startFakeServices } from '../testing/fake-services';
import { doubtfulCocktail, readCocktail } from '../testing/read-drinks';
import { button, field, flushAsync, press, renderAdmin, toastText, type } from '../testing/render-admin';
import { ImportAndExport } from './import-and-export';
import { answerTo, type MenuAnswer, type MenuQuestion } from './menu-worker';
import type { PreparedDrink } from './prepared-drink';

const PARSE = 'POST /api/ai/parse-cocktail';
const MENU = {
  cocktails: [cocktail('n', 'Negroni', { sortOrder: 7 })],
  whiskeys: [whiskey('r', 'Old Rye', { number: 1 })],
};
const spirit = (name: string, isActive = true): SpiritOption => ({
  id: name,
  name,
  isActive,
  sortOrder: 0,
  createdAt: '',
});

let reader: typeof answerTo = answerTo;
/** jsdom has no workers: this one reads in the page. */
class PageWorker extends EventTarget {
  postMessage(question: MenuQuestion) {
    const send = (data: MenuAnswer) => this.dispatchEvent(new MessageEvent('message', { data }));
    setTimeout(() => void reader(question, send));
  }
  terminate() {}
}

const onClose = jest.fn();
const Facts = () => (
  <output data-testid="pending">{JSON.stringify(useStaging().pending.toReversed())}</output>
);
const pending = (): unknown => JSON.parse(screen.getByTestId('pending').textContent);
const draw = async () => {
  await renderAdmin(
    <>
      <ImportAndExport onClose={onClose} />
      <Facts />
    </>,
  );
  await screen.findByRole('button', { name: 'Read' });
};
function menuFile(menu: object): File {
  const text = JSON.stringify({ ...MENU_FILE, spiritOptions: [], cocktails: [], whiskeys: [], ...menu });
  // jsdom's files cannot be read this way.
  return Object.assign(new File([text], 'menu.json'), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });
}
async function read(file?: File): Promise<void> {
  if (file) fireEvent.change(field('Menu file'), { target: { files: [file] } });
  await press('Read');
  await act(flushAsync);
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
const choice = (drink: string, text: string) =>
  within(screen.getByRole('radiogroup', { name: drink })).getByRole<HTMLInputElement>('radio', {
    name: text,
  });
const click = (element: HTMLElement) =>
  act(async () => {
    element.click();
    await flushAsync();
  });
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

/** The reader finds these drinks of another program. */
function findDrinks(...drinks: PreparedDrink[]): void {
  reader = async ({ key }, send) => {
    send({ key, drinks });
    send({ key, menu: { format: 'json', texts: [], problems: [] } });
  };
  type('Paste recipes', 'drinks');
}

/** The reader finds plain recipes, a line each. */
function findRecipes(): void {
  reader = async ({ key, source }, send) =>
    send({ key, menu: { format: 'text', texts: String(source).split('\n'), problems: [] } });
}
const recipe = (name: string) => ({ body: inputOf('cocktail', cocktail('', name)) });

beforeAll(() => {
  polyfillDialog();
  globalThis.Worker = PageWorker as unknown as typeof Worker;
});
beforeEach(async () => {
  jest.clearAllMocks();
  reader = answerTo;
  queryClient.clear();
  dismissToast();
  startFakeServices();
  answer('GET /api/cocktails', { body: MENU.cocktails });
  answer('GET /api/whiskeys', { body: MENU.whiskeys });
  answer('GET /api/spirit-options', { body: [spirit('gin'), spirit('rum'), spirit('genever', false)] });
  await enterAdminMode('secret');
  await staging.clear();
});

describe('Export', () => {
  it('has both files of the saved menu, and says that pending changes are not in it', async () => {
    await draw();
    const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
    expect(link('Export menu').getAttribute('href')).toBe('/api/export');
    expect(link('Export as CSV').getAttribute('href')).toBe('/api/export?format=csv');
    expect(link('Export menu').hasAttribute('download')).toBe(true);
    expect(screen.queryByText(/holds the saved menu/)).toBeNull();
    await act(() => staging.create('cocktail', inputOf('cocktail', cocktail('', 'Daisy'))));
    expect(screen.getByText(/holds the saved menu, without your unsaved change/)).toBeTruthy();
  });
});

describe('what cannot be read', () => {
  it('is nothing at all', async () => {
    await draw();
    await press('Read');
    expect(screen.getByText('Choose a file or paste recipes first.')).toBeTruthy();
  });

  it('is a longer file: it is refused before it is read', async () => {
    await draw();
    const file = new File(['{}'], 'all.json');
    Object.defineProperty(file, 'size', { value: MENU_FILE.maxBytes + 1 });
    reader = async () => {
      throw new Error('It was read.');
    };
    await read(file);
    expect(status()).toContain('“all.json” has 5.1 MB, and 5 MB can be read at once.');
  });

  it('is a menu of a newer version', async () => {
    await draw();
    await read(menuFile({ version: 2 }));
    expect(status()).toContain('version 2');
  });
});

describe('the drinks of a file', () => {
  const FILE = () =>
    menuFile({
      cocktails: [
        { ...MENU.cocktails[0], glass: 'Tumbler' },
        cocktail('', 'Daisy', { spirit: 'GIN' }),
        cocktail('', 'Mule', { spirit: 'Mezcal' }),
        cocktail('', 'Air', { ingredients: [] }),
      ],
      whiskeys: [whiskey('', 'New Rye', { number: 1 })],
    });

  it('are ticked where they are new; a drink that the menu has is left out', async () => {
    await draw();
    await read(FILE());
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('checkbox')).toHaveLength(5);
    // The spirits of our own export are added, unless the owner leaves them out.
    expect(ticked()).toEqual([false, true, true, false, true]);
    expect(choice('Negroni', 'Leave out').checked).toBe(true);
    fireEvent.change(field('Mezcal'), { target: { value: '' } });
    expect([box('Air').disabled, box('Mule').disabled, box('Negroni').disabled]).toEqual([true, true, false]);
    expect(document.activeElement?.textContent).toBe('5 drinks were read');
  });

  it('are staged as they are chosen, in one write, and the dialog closes', async () => {
    await draw();
    await read(FILE());
    await click(choice('Negroni', 'Replace'));
    expect(button('Stage 4 drinks')).toBeTruthy();
    const changed = jest.spyOn(staging, 'many');
    await press('Stage 4 drinks');
    expect(changed).toHaveBeenCalledTimes(1);
    expect(pending()).toMatchObject([
      { type: 'update', itemId: 'n', data: { glass: 'Tumbler' } },
      { type: 'create', data: { name: 'Daisy', spirit: 'gin', sortOrder: 7 } },
      { type: 'create', data: { name: 'Mule', spirit: 'Mezcal' }, addsSpirit: 'Mezcal' },
      { type: 'create', data: { name: 'New Rye', number: 2 } },
    ]);
    expect(onClose).toHaveBeenCalled();
    expect(toastText()).toBe('Drinks Staged: 4 drinks are staged. Save to put them on the menu.');
    expect(calls.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
      '/api/admin/verify',
    ]);
  });

  it('are ticked all, or none; a tick adds beside what is there', async () => {
    await draw();
    await read(FILE());
    await press('Select none');
    expect(button('Stage 0 drinks').hasAttribute('disabled')).toBe(true);
    await click(box('Daisy'));
    expect(button('Stage 1 drink')).toBeTruthy();
    await press('Select all');
    expect(choice('Negroni', 'Add beside it').checked).toBe(true);
    expect(ticked()).toEqual([true, true, true, false, true]);
  });

  it('are not ticked by Select all where they would only be there twice', async () => {
    await draw();
    await read(menuFile({ ...MENU, cocktails: [...MENU.cocktails, ...MENU.cocktails] }));
    await press('Select all');
    expect(button('Stage 0 drinks')).toBeTruthy();
    await press('Replace all');
    expect(screen.getAllByText('Stays as it is.')).toHaveLength(3);
  });

  it('wait for a choice where their spirit is not on the list', async () => {
    await draw();
    const of = (name: string) => readCocktail(`With ${name}`, { spirit: name });
    findDrinks(of('Mezcal'), of('genever'), of('MEZCAL'));
    await read();
    expect(
      screen.getByText('These spirits are not on your list: Mezcal (2 drinks), genever (1 drink)'),
    ).toBeTruthy();
    expect(button('Stage 0 drinks')).toBeTruthy();
    await press('Add all 2 spirits');
    expect(button('Stage 3 drinks')).toBeTruthy();
    fireEvent.change(field('Mezcal'), { target: { value: 'rum' } });
    await press('Stage 3 drinks');
    expect(pending()).toMatchObject([
      { data: { spirit: 'rum' } },
      { data: { spirit: 'genever' }, addsSpirit: 'genever' },
      { data: { spirit: 'rum' } },
    ]);
  });

  it('share one choice where nothing names a spirit; alcohol-free is offered first', async () => {
    await draw();
    const open = (name: string) => ({ name, ingredients: ['1 cup yogurt'] });
    await read(menuFile({ cocktails: [open('Lassi'), open('Shake'), cocktail('', 'Daisy')] }));
    const group = field('No spirit found (2)') as unknown as HTMLSelectElement;
    expect([...group.options].map(({ text }) => text)).toEqual([
      'Leave these drinks out',
      'Add “alcohol-free” to the list',
      'gin',
      'rum',
    ]);
    const about = document.getElementById(box('Lassi').getAttribute('aria-describedby') ?? '')?.textContent;
    expect(about).toMatch(/^No spirit was found in it\. Choose one above\./);
    expect(about).not.toMatch(/Guessed:[^.]*Spirit/);
    expect(button('Stage 1 drink')).toBeTruthy();
    fireEvent.change(group, { target: { value: 'alcohol-free' } });
    await click(box('Shake'));
    await press('Stage 2 drinks');
    expect(pending()).toMatchObject([
      { data: { name: 'Lassi', spirit: 'alcohol-free' }, addsSpirit: 'alcohol-free' },
      { data: { name: 'Daisy', spirit: 'gin' } },
    ]);
  });

  it('count what is staged already as the menu’s', async () => {
    await staging.create('cocktail', inputOf('cocktail', cocktail('', 'Daisy')));
    await draw();
    await read(menuFile({ cocktails: [cocktail('', 'DAISY', { glass: 'Flute' })] }));
    expect(screen.getByText('Staged already.')).toBeTruthy();
    await click(choice('DAISY', 'Replace'));
    await press('Stage 1 drink');
    expect(pending()).toMatchObject([{ type: 'create', data: { name: 'DAISY', glass: 'Flute' } }]);
  });

  it('say what was guessed and what is wrong', async () => {
    await draw();
    await read(menuFile({ cocktails: [{ ...cocktail('', 'Daisy'), ice: undefined, sortOrder: 'x' }] }));
    const about = document.getElementById(box('Daisy').getAttribute('aria-describedby') ?? '')?.textContent;
    expect(about).toMatch(/Sort order “x” is no number.*Guessed: Ice/);
  });

  it('cannot be compared while the menu is not there', async () => {
    answer('GET /api/spirit-options', refusal(404, 'Gone.'), { body: [spirit('gin')] });
    await draw();
    await read(FILE());
    expect(screen.queryByRole('table')).toBeNull();
    await press('Retry');
    expect(screen.getByRole('table')).toBeTruthy();
  });
});

describe('a file that is the menu', () => {
  it('removes what it does not name, and says so before', async () => {
    await draw();
    await read(menuFile({ cocktails: [cocktail('', 'Daisy'), cocktail('', 'Fizz')] }));
    expect(button('Stage 2 drinks')).toBeTruthy();
    await click(choice('What is on the menu now', 'Take it off: the menu is this file'));
    expect(status()).toContain('2 drinks are staged, 1 will be removed.');
    expect(screen.getByText(/Whiskeys stay\.$/)).toBeTruthy();
    await press('Stage this menu');
    expect(pending()).toMatchObject([
      { type: 'delete', itemId: 'n' },
      { type: 'create', data: { name: 'Daisy' } },
      { type: 'create', data: { name: 'Fizz' } },
    ]);
    expect(onClose).toHaveBeenCalled();
    expect(toastText()).toBe(
      'Drinks Staged: 2 drinks are staged, 1 will be removed. Save to make this the menu.',
    );
  });
});

describe('doubtful drinks', () => {
  const SOUR = doubtfulCocktail('Sour', 'ingredient', 'amount');
  const kinds = (text: string) => screen.getByRole('group', { name: text });
  const shown = () =>
    within(screen.getByRole('table'))
      .getAllByRole('checkbox')
      .map((one) => one.parentElement?.parentElement?.textContent);

  beforeEach(draw);

  it('stand below the others, unticked, each with its reason', async () => {
    findDrinks(SOUR, readCocktail('Daisy'), doubtfulCocktail('Cup', 'amount'), readCocktail('Fizz'));
    await read();
    expect(shown()).toEqual(['Daisy', 'Fizz', 'Sour', 'Cup']);
    expect(ticked()).toEqual([true, true, false, false]);
    const about = document.getElementById(box('Cup').getAttribute('aria-describedby') ?? '')?.textContent;
    expect(about).toBe('Doubtful: The amount of Cup is not sure.');
    expect(button('Stage 2 drinks')).toBeTruthy();
  });

  it('are ticked and unticked by kind; what the menu has keeps its choice', async () => {
    findDrinks(SOUR, doubtfulCocktail('Cup', 'amount'), doubtfulCocktail('Negroni', 'ingredient'));
    await read();
    const amounts = within(kinds('2 drinks have doubtful amounts.'));
    await click(within(kinds('1 drink may lack an ingredient.')).getByRole('button', { name: 'Tick these' }));
    expect(ticked()).toEqual([true, false, false]);
    await click(amounts.getByRole('button', { name: 'Tick these' }));
    expect(ticked()).toEqual([true, true, false]);
    await click(amounts.getByRole('button', { name: 'Untick these' }));
    expect(ticked()).toEqual([false, false, false]);
    await press('Select all');
    expect(ticked()).toEqual([true, true, false]);
  });

  it('can be shown alone; what is hidden stays ticked', async () => {
    findDrinks(readCocktail('Daisy'), SOUR);
    await read();
    await click(screen.getByRole('radio', { name: 'Only doubtful (1)' }));
    expect(shown()).toEqual(['Sour']);
    expect(button('Stage 1 drink')).toBeTruthy();
    await click(screen.getByRole('radio', { name: 'All (2)' }));
    expect(shown()).toEqual(['Daisy', 'Sour']);
  });

  it('are not spoken of where there are none', async () => {
    findDrinks(readCocktail('Daisy'));
    await read();
    expect(screen.queryByRole('radiogroup', { name: 'Show' })).toBeNull();
    expect(screen.queryByText(/want a look|wants a look/)).toBeNull();
  });

  it('of a long file are all there in the end', async () => {
    const many = Array.from({ length: 130 }, (_, at) => readCocktail(`Daisy ${at}`));
    findDrinks(...many, doubtfulCocktail('Cup', 'amount'));
    await read();
    expect(button('Stage 130 drinks')).toBeTruthy();
    const boxes = () => document.querySelectorAll('[type=checkbox]').length;
    await waitFor(() => expect(boxes()).toBe(131), { timeout: 20_000 });
    expect(shown().at(-1)).toBe('Cup');
  });
});

describe('plain recipes', () => {
  beforeEach(findRecipes);

  it('are read by a call each; what nothing can be read of is named', async () => {
    answer(PARSE, recipe('Daisy'), refusal(422, 'Hm.'), recipe('Fizz'));
    await draw();
    type('Paste recipes', 'one\ntwo\nthree');
    await read();
    expect(calls.filter(({ route }) => route === PARSE)).toHaveLength(3);
    expect(screen.getByText('“two”: Nothing could be read.')).toBeTruthy();
    expect(button('Stage 2 drinks')).toBeTruthy();
  });

  it('are stopped: what is read stays, the rest is counted and read on', async () => {
    answer(PARSE, recipe('Daisy'), new Promise<never>(() => {}));
    await draw();
    type('Paste recipes', 'one\ntwo\nthree\nfour\nfive');
    fetchThatEndsWithItsSignal();
    await read();
    expect(screen.getByText('1 of 5 recipes read')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Reading recipes' }).getAttribute('aria-valuenow')).toBe(
      '1',
    );
    await press('Stop');
    expect(screen.getByText('4 recipes were not read.')).toBeTruthy();
    expect(box('Daisy').checked).toBe(true);
    answer(PARSE, recipe('Fizz'), recipe('Mule'), recipe('Sling'), recipe('Cup'));
    await press('Read the rest');
    expect(button('Stage 5 drinks')).toBeTruthy();
  });

  it('are tried again after a failure', async () => {
    answer(PARSE, recipe('Daisy'), refusal(503, 'The bartender is away.'));
    await draw();
    type('Paste recipes', 'one\ntwo');
    await read();
    expect(screen.getByText('1 recipe was not read.')).toBeTruthy();
    expect(screen.getByText('The bartender is away.')).toBeTruthy();
    answer(PARSE, recipe('Fizz'));
    await press('Try again');
    expect(button('Stage 2 drinks')).toBeTruthy();
  });

  it('wait for the password when the session ended; the text stays', async () => {
    answer(PARSE, refusal(401, 'Who are you?'));
    await draw();
    type('Paste recipes', 'one');
    await read();
    expect(sessionStore.get()).toBe('expired');
    expect(field('Paste recipes').value).toBe('one');
    expect(button('Try again')).toBeTruthy();
  });

  it('are given up with the dialog', async () => {
    answer(PARSE, new Promise<never>(() => {}));
    await draw();
    type('Paste recipes', 'one');
    await read();
    cleanup();
    expect(calls.at(-1)?.signal?.aborted).toBe(true);
  });
});

describe('a pasted text', () => {
  it('is back after the page was dropped, and gone once it is discarded', async () => {
    await draw();
    type('Paste recipes', 'Gin and tonic');
    cleanup();
    await draw();
    expect(field('Paste recipes').value).toBe('Gin and tonic');
    await press('Close');
    expect(onClose).not.toHaveBeenCalled();
    await press('Discard changes');
    expect(onClose).toHaveBeenCalled();
    cleanup();
    await draw();
    expect(field('Paste recipes').value).toBe('');
  });
});

/** As the browser's: a call ends when its signal does. */
function fetchThatEndsWithItsSignal(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (url, init) =>
    Promise.race([
      fetch(url, init),
      new Promise<never>((_, reject) => {
        const end = () => reject(new DOMException('aborted', 'AbortError'));
        init?.signal?.addEventListener('abort', end);
      }),
    ]);
}
