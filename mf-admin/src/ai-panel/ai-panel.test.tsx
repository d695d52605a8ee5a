import { polyfillDialog } from '@peanut/ui/testing';
import { queryClient } from '@peanut/web';
import { streamAnswer, waiting } from '@peanut/web/testing';
import { enterAdminMode, staging } from '@peanut/editing';
import { act, fireEvent, screen } from '@testing-library/react';
import { DrinkDialog } from '../drink/drink-dialog';
import { cocktail, whiskey } from '../testing/drinks';
import { answer, calls, startFakeServices, refusal } from '../testing/fake-services';
import { button, field, press, renderAdmin, toastText, toastVariant, type } from '../testing/render-admin';

const PARSE = 'POST /api/ai/parse-cocktail';
const negroni = cocktail('c1', 'Negroni', { smoke: 'Oak' });
const asked = (route = PARSE) => calls.filter((call) => call.route === route).map(({ body }) => body);
const marks = () => screen.queryAllByRole('button', { name: /^Undo/ }).map(({ textContent }) => textContent);

const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

beforeAll(polyfillDialog);
beforeEach(async () => {
  queryClient.clear();
  startFakeServices();
  answer('GET /api/cocktails', { body: [negroni] });
  answer('GET /api/whiskeys', { body: [whiskey('w1', 'Old Oak')] });
  answer('GET /api/spirit-options', {
    body: ['bourbon', 'gin'].map((name) => ({ id: name, name, isActive: true, sortOrder: 0, createdAt: '' })),
  });
  await enterAdminMode('secret');
  await staging.clear();
});

describe('Auto-Fill', () => {
  const DESCRIBE = 'Describe the cocktail';
  beforeEach(() => renderAdmin(<DrinkDialog entityType="cocktail" itemId={null} onClose={jest.fn()} />));

  it('needs a description', async () => {
    type(DESCRIBE, '  ');
    await press('Auto-Fill');
    expect(toastText()).toBe(
      'Description Required: Please enter a description of the cocktail you want to add.',
    );
    expect(asked()).toEqual([]);
  });

  it('fills the form, marks what it changed, and each field can be put back', async () => {
    answer(PARSE, { body: { name: 'Paper Plane', ingredients: ['bourbon', 'Aperol'], smoke: null } });
    type('Name', 'Mine');
    type(DESCRIBE, ' equal parts ');
    await press('Auto-Fill');
    expect(asked()).toEqual([{ description: 'equal parts' }]);
    expect(toastText()).toBe(
      'Auto-fill Complete: AI has filled in the cocktail details. Please review and edit as needed.',
    );
    expect(field('Name').value).toBe('Paper Plane');
    expect(field('Ingredient 2').value).toBe('Aperol');
    expect(marks()).toEqual(['Undo Name', 'Undo Ingredients']);
    await press('Undo Name');
    expect(field('Name').value).toBe('Mine');
    expect(document.activeElement).toBe(field('Name'));
    expect(marks()).toEqual(['Undo Ingredients']);
    await press('Undo Ingredients');
    expect(field('Ingredient 1').value).toBe('');
    expect(screen.queryByLabelText('Ingredient 2')).toBeNull();
    expect(marks()).toEqual([]);
  });

  it('quotes what was not understood, until it is asked again', async () => {
    answer(
      PARSE,
      { body: { name: 'Sour', notUnderstood: ['no ice please', 'asdf'] } },
      { body: { name: 'Sour' } },
    );
    type(DESCRIBE, 'a sour, no ice please, asdf');
    await press('Auto-Fill');
    expect(screen.getByText('Not understood: "no ice please", "asdf"')).toBeTruthy();
    expect(field(DESCRIBE).value).toBe('a sour, no ice please, asdf');
    await press('Auto-Fill');
    expect(screen.queryByText(/Not understood/)).toBeNull();
  });

  it('fails when nothing was understood', async () => {
    answer(PARSE, { body: { notUnderstood: ['asdf'] } });
    type(DESCRIBE, 'asdf');
    await press('Auto-Fill');
    expect(toastText()).toContain('Auto-fill Failed');
  });

  it('describes each field that it changed as changed', async () => {
    answer(PARSE, { body: { glass: 'Coupe', ingredients: ['gin'], isVisible: false, allergens: ['egg'] } });
    type(DESCRIBE, 'a drink');
    await press('Auto-Fill');
    const described = [
      field('Glass'),
      field('Ingredient 1'),
      field('Visible on menu'),
      screen.getByRole('group', { name: 'Allergens' }),
    ];
    for (const control of described) expect(descriptionOf(control)).toContain('Changed by AI');
    expect(descriptionOf(field('Ice'))).not.toContain('Changed by AI');
  });

  it('says and marks what it guessed, until the owner writes something else', async () => {
    const read = {
      name: 'Porch Light',
      spirit: 'bourbon',
      ingredients: ['2 oz gin'],
      glass: 'Coupe',
      ice: 'Cubes',
    };
    answer(PARSE, { body: read }, { body: { ...read, glass: 'Coupe' } });
    type(DESCRIBE, 'Porch Light: 2 oz gin');
    await press('Auto-Fill');
    const told = screen.getByText('Guessed, as the text does not say: Spirit, Glass, Ice.');
    expect(told.closest('[role="status"]')).not.toBeNull();
    expect(descriptionOf(field('Glass'))).toContain('Changed by AI: a guess');
    expect(descriptionOf(field('Spirit'))).toContain('A guess by AI');
    expect(descriptionOf(field('Ingredient 1'))).not.toContain('guess');
    type('Glass', 'Tumbler');
    expect(descriptionOf(field('Glass'))).not.toContain('guess');
    type(DESCRIBE, 'Porch Light: 2 oz gin, bourbon, coupe, over ice');
    await press('Auto-Fill');
    expect(screen.queryByText(/^Guessed/)).toBeNull();
    expect(descriptionOf(field('Glass'))).not.toContain('guess');
  });

  it('says Processing... and is disabled meanwhile', async () => {
    let give: (given: { body: object }) => void = () => {};
    answer(PARSE, new Promise((resolve) => (give = resolve)));
    type(DESCRIBE, 'a drink');
    await press('Auto-Fill');
    expect(button('Processing...').hasAttribute('disabled')).toBe(true);
    expect(document.activeElement).toBe(field(DESCRIBE));
    fireEvent.keyDown(field(DESCRIBE), { key: 'Enter' });
    expect(asked()).toHaveLength(1);
    await act(async () => give({ body: { name: 'A Drink' } }));
    expect(button('Auto-Fill').hasAttribute('disabled')).toBe(false);
  });

  it('says after ten seconds that it goes on', async () => {
    answer(PARSE, new Promise(() => undefined));
    type(DESCRIBE, 'a drink');
    jest.useFakeTimers();
    fireEvent.click(button('Auto-Fill'));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Still thinking…').closest('[role="status"]')).not.toBeNull();
    jest.useRealTimers();
  });

  it('says why the bartender has not begun', async () => {
    const busy = waiting({ reason: 'queue', before: 1 });
    answer(PARSE, streamAnswer([busy, new Promise<string>(() => undefined)]));
    type(DESCRIBE, 'a drink');
    await press('Auto-Fill');
    const told = screen.getByText('The bartender is busy, you are next but one');
    expect(told.closest('[role="status"]')).not.toBeNull();
  });

  it('is sent by Enter, not by Shift and Enter', async () => {
    answer(PARSE, { body: { name: 'A Drink' } });
    type(DESCRIBE, 'a drink');
    fireEvent.keyDown(field(DESCRIBE), { key: 'Enter', shiftKey: true });
    expect(asked()).toEqual([]);
    await act(async () => fireEvent.keyDown(field(DESCRIBE), { key: 'Enter' }));
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['a refusal', refusal(503, 'The bartender is out.')],
    ['no network', new TypeError('Failed to fetch')],
    ['an error page', { status: 502, body: '<h1>Bad Gateway</h1>' }],
    ['an answer that is no JSON', { body: '<h1>Hello</h1>' }],
    ['an answer without any field', { body: {} }],
  ])('says what to do after %s', async (_case, given) => {
    answer(PARSE, given);
    type(DESCRIBE, 'a drink');
    await press('Auto-Fill');
    expect(toastText()).toBe(
      'Auto-fill Failed: Failed to process the description. Please try again or fill manually.',
    );
    expect(toastVariant()).toBe('destructive');
    expect(field(DESCRIBE).value).toBe('a drink');
  });

  it('shows the service’s own reason too', async () => {
    answer(PARSE, refusal(429, 'The rate limit is reached. Please wait a minute.'));
    type(DESCRIBE, 'a drink');
    await press('Auto-Fill');
    expect(screen.getByText('The rate limit is reached. Please wait a minute.')).toBeTruthy();
  });
});

describe('Smart Edit', () => {
  const CHANGE = 'What should change?';
  beforeEach(() => renderAdmin(<DrinkDialog entityType="cocktail" itemId="c1" onClose={jest.fn()} />));

  it('needs a wish', async () => {
    await press('Smart Edit');
    expect(toastText()).toBe('Description Required: Please enter what you want to edit about this cocktail.');
  });

  it('sends the form as it stands and changes only non-empty values that differ', async () => {
    answer(PARSE, { body: { name: 'Negroni', glass: 'Coupe', ice: '', smoke: null, isVisible: false } });
    type('Ice', 'Big cube');
    type(CHANGE, 'serve it up and hide it');
    await press('Smart Edit');
    expect(asked()).toMatchObject([
      {
        description: 'serve it up and hide it',
        isEdit: true,
        mode: 'partial',
        currentData: { name: 'Negroni', ice: 'Big cube', smoke: 'Oak' },
      },
    ]);
    expect(toastText()).toBe(
      'Auto-Edit Complete: AI has updated the cocktail details. Please review and edit as needed.',
    );
    expect(field('Ice').value).toBe('Big cube');
    expect(field('Smoke').value).toBe('Oak');
    expect(field('Visible on menu').checked).toBe(false);
    expect(marks()).toEqual(['Undo Glass', 'Undo Visible on menu']);
  });

  it('rewrites the whole drink when asked to', async () => {
    answer(PARSE, { body: { name: 'Boulevardier', smoke: null } });
    type(CHANGE, 'rewrite all as a Boulevardier');
    await press('Smart Edit');
    expect(asked()).toEqual([
      { description: 'rewrite all as a Boulevardier', isEdit: true, mode: 'full', currentData: null },
    ]);
    expect(toastText()).toBe(
      'Auto-Edit Complete: AI has rewritten the cocktail details. Please review and edit as needed.',
    );
    expect(field('Smoke').value).toBe('');
  });

  it('leaves what was not understood in the box, to be said in other words', async () => {
    answer(PARSE, { body: { glass: 'Coupe', notUnderstood: ['asdf'] } });
    type(CHANGE, 'in a coupe, asdf');
    await press('Smart Edit');
    expect(screen.getByText('Not understood: "asdf"')).toBeTruthy();
    expect(field(CHANGE).value).toBe('asdf');
  });

  it('says when nothing changed', async () => {
    answer(PARSE, { body: { name: 'Negroni' } });
    type(CHANGE, 'call it Negroni');
    await press('Smart Edit');
    expect(toastText()).toBe('Nothing Changed: AI found nothing to change. Try different wording.');
    expect(marks()).toEqual([]);
  });

  it('says that it empties nothing', async () => {
    answer(PARSE, { body: { smoke: null } });
    type(CHANGE, 'remove the smoke');
    await press('Smart Edit');
    expect(toastText()).toBe('Nothing Changed: AI doesn’t clear fields. Please clear it yourself.');
    expect(field('Smoke').value).toBe('Oak');
  });

  it('says what to do after a failure', async () => {
    answer(PARSE, { status: 502 });
    type(CHANGE, 'make it smoky');
    await press('Smart Edit');
    expect(toastText()).toBe(
      'Auto-Edit Failed: Failed to process the description. Please try again or edit manually.',
    );
  });
});

describe('the panel of a whiskey', () => {
  it.each([
    [null, 'Auto-Fill', 'Please enter a description of the whiskey you want to add.'],
    ['w1', 'Smart Edit', 'Please enter what you want to edit about this whiskey.'],
  ])('needs words: %s', async (itemId, ask, message) => {
    await renderAdmin(<DrinkDialog entityType="whiskey" itemId={itemId} onClose={jest.fn()} />);
    await press(ask);
    expect(toastText()).toBe(`Description Required: ${message}`);
  });

  it('asks for a whiskey', async () => {
    answer('POST /api/ai/parse-whiskey', { body: { name: 'Lagavulin 16', proof: 86 } });
    await renderAdmin(<DrinkDialog entityType="whiskey" itemId={null} onClose={jest.fn()} />);
    type('Describe the whiskey', 'Lagavulin 16');
    await press('Auto-Fill');
    expect(asked('POST /api/ai/parse-whiskey')).toEqual([{ description: 'Lagavulin 16' }]);
    expect(field('Proof').value).toBe('86');
    expect(toastText()).toBe(
      'Auto-fill Complete: AI has filled in the whiskey details. Please review and edit as needed.',
    );
  });
});
