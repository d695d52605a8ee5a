import { inputOf } from '@peanut/contracts';
import { polyfillDialog } from '@peanut/ui/testing';
import { polyfillPopover } from '@peanut/ui/testing/popover';
import {
  clearUndoHistory,
  enterAdminMode,
  noteLeftOut,
  savePendingChanges,
  setGuestPreview,
  staging,
  useAdminDialog,
  useWholePaper,
} from '@peanut/editing';
import { act, fireEvent, screen } from '@testing-library/react';
import { cocktail } from '../testing/drinks';
import { answer, startFakeServices, refusal } from '../testing/fake-services';
import { button, press, renderAdmin, toastText, toastVariant } from '../testing/render-admin';
import { AdminToolbar } from './admin-toolbar';

const negroni = cocktail('c1', 'Negroni');
const onOpen = jest.fn();
const onExit = jest.fn();
const Asked = () => <output data-testid="asked">{JSON.stringify(useAdminDialog())}</output>;
const Whole = () => <output data-testid="whole">{String(useWholePaper())}</output>;
const isWholePaper = () => screen.getByTestId('whole').textContent;
const draw = (path = '/') =>
  renderAdmin(
    <>
      <AdminToolbar onOpen={onOpen} onExit={onExit} />
      <Asked />
      <Whole />
    </>,
    path,
  );
const names = () => screen.getAllByRole('button').map((tool) => tool.getAttribute('aria-label'));
const stageEdit = (name: string) =>
  act(() => staging.update('cocktail', negroni, { ...inputOf('cocktail', negroni), name }));

beforeAll(() => {
  polyfillDialog();
  polyfillPopover();
});
beforeEach(async () => {
  jest.clearAllMocks();
  startFakeServices();
  await enterAdminMode('secret');
  await staging.clear();
  setGuestPreview(false);
});

describe('AdminToolbar', () => {
  it('is a toolbar with its label and, with nothing to save or undo, the standing controls', async () => {
    await draw();
    expect(screen.getByRole('toolbar', { name: 'Admin toolbar' })).toBeTruthy();
    expect(screen.getByText('Admin Mode (Active)')).toBeTruthy();
    expect(names()).toEqual([
      'Shelf',
      'Settings',
      'View as guest',
      'Pending changes',
      'More',
      'Change password',
      'Exit',
    ]);
  });

  it.each([
    ['/cocktails', 'Add Cocktail', 'cocktail'],
    ['/whiskey', 'Add Whiskey', 'whiskey'],
  ])('offers on %s to %s', async (path, name, entityType) => {
    await draw(path);
    expect(names().filter((label) => label?.startsWith('Add'))).toEqual([name]);
    await press(name);
    expect(screen.getByTestId('asked').textContent).toBe(JSON.stringify({ kind: 'add', entityType }));
  });

  it('offers Save and Discard while changes are pending, with their number', async () => {
    await draw();
    await stageEdit('Negroni Sbagliato');
    await press('Save (1)');
    await press('Discard');
    expect(onOpen.mock.calls).toEqual([['save'], ['discard']]);
  });

  it.each([
    ['Pending changes', 'pending'],
    ['Shelf', 'shelf'],
    ['Change password', 'change-password'],
    ['Settings', 'settings'],
  ])('opens %s', async (name, dialog) => {
    await draw();
    await press(name);
    expect(onOpen).toHaveBeenCalledWith(dialog);
  });

  it('marks the edges beyond which its row goes on', async () => {
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(600);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
    await draw();
    const row = button('Exit').parentElement;
    const more = () => ['left', 'right'].filter((edge) => row?.hasAttribute(`data-more-${edge}`));
    const scrollTo = (scrollLeft: number) => row && fireEvent.scroll(Object.assign(row, { scrollLeft }));
    expect(more()).toEqual(['right']);
    scrollTo(100);
    expect(more()).toEqual(['left', 'right']);
    scrollTo(299.5);
    expect(more()).toEqual(['left']);
    jest.restoreAllMocks();
  });

  it('asks to leave by Exit', async () => {
    await draw();
    await press('Exit');
    expect(onExit).toHaveBeenCalled();
  });

  it('turns to the eyes of a guest and back', async () => {
    await draw();
    await press('View as guest');
    expect(screen.queryByRole('button', { name: 'View as guest' })).toBeNull();
    await press('Back to editing');
    expect(button('View as guest')).toBeTruthy();
  });
});

describe('More', () => {
  const more = () => button('More');
  const item = (name: string) => screen.getByRole('menuitem', { name });
  const print = () => {
    const printed = jest.fn();
    Object.assign(window, { print: printed });
    return printed;
  };

  it.each(['/cocktails', '/whiskey'])('prints the menu on %s', async (path) => {
    const printed = print();
    await draw(path);
    expect(more().getAttribute('aria-haspopup')).toBe('menu');
    expect(more().getAttribute('aria-expanded')).toBe('false');
    await press('More');
    expect(more().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('menu', { name: 'More' })).toBeTruthy();
    fireEvent.click(item('Print menu'));
    expect(printed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('says what is left out of the print, and prints it too', async () => {
    const printed = print();
    await draw('/cocktails');
    act(() => noteLeftOut(5));
    await press('More');
    const note = document.getElementById(item('Print menu').getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('5 drinks that are out are left out.');
    fireEvent.click(item('Print them too'));
    expect(printed).toHaveBeenCalledTimes(1);
    expect(isWholePaper()).toBe('true');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(isWholePaper()).toBe('false');
    act(() => noteLeftOut(0));
  });

  it('says where the menu can be printed, on a page that is none', async () => {
    const printed = print();
    await draw('/');
    await press('More');
    expect(item('Print menu').getAttribute('aria-disabled')).toBe('true');
    const note = document.getElementById(item('Print menu').getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Open Cocktails or Whiskey to print it.');
    fireEvent.click(item('Print menu'));
    expect(printed).not.toHaveBeenCalled();
  });

  it('keeps its keys from the toolbar around it', async () => {
    await draw('/cocktails');
    act(() => more().focus());
    await press('More');
    expect(document.activeElement).toBe(item('Restore points'));
    for (const key of ['ArrowRight', 'Home', 'End'])
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement).toBe(item('Print menu'));
    fireEvent.keyDown(item('Print menu'), { key: 'Tab' });
    expect(document.activeElement).toBe(more());
  });

  it('closes by a press of its button', async () => {
    await draw();
    await press('More');
    fireEvent.pointerDown(more());
    await press('More');
    expect(more().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('moving by keys', () => {
  const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
  const focused = () => document.activeElement?.getAttribute('aria-label');

  it('has one stop for Tab; arrows, Home and End move within the row', async () => {
    await draw();
    const stops = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([button('Shelf')]);
    act(() => button('Shelf').focus());
    key('ArrowRight');
    expect(focused()).toBe('Settings');
    key('End');
    expect(focused()).toBe('Exit');
    key('ArrowRight');
    expect(focused()).toBe('Shelf');
    key('ArrowLeft');
    expect(focused()).toBe('Exit');
    key('Home');
    expect(focused()).toBe('Shelf');
    expect(button('Shelf').tabIndex).toBe(0);
  });
});

describe('undo', () => {
  beforeEach(async () => {
    answer('PATCH /api/cocktails/c1', { body: { ...negroni, version: 2 } });
    await stageEdit('Negroni Sbagliato');
    await savePendingChanges(async () => 'stop');
    await draw();
  });

  it('takes the last change back and says so; the focus stays in the toolbar', async () => {
    const row = button('Exit').parentElement;
    if (row) row.scrollLeft = 200;
    act(() => button('Undo (1)').focus());
    await press('Undo (1)');
    expect(row?.scrollLeft).toBe(0);
    expect(toastText()).toBe('Action Undone: The last action has been successfully undone.');
    expect(screen.getByTestId('toast').dataset['detail']).toBe('Update cocktail "Negroni Sbagliato"');
    expect(screen.queryByRole('button', { name: 'Undo (1)' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear undo history' })).toBeNull();
    expect(document.activeElement).toBe(button('Shelf'));
  });

  it('says when it failed, and keeps the change in the history', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    answer('PATCH /api/cocktails/c1', refusal(503, 'The bar is closed.'));
    await press('Undo (1)');
    expect(toastText()).toBe('Undo Failed: Failed to undo the last action. Please try again.');
    expect(toastVariant()).toBe('destructive');
    expect(button('Undo (1)')).toBeTruthy();
    expect(logged).toHaveBeenCalledWith('Failed to undo action:', expect.anything());
    await clearUndoHistory();
  });

  it('clears the history', async () => {
    await press('Clear undo history');
    expect(toastText()).toBe('Undo History Cleared: All undo actions have been cleared.');
    expect(screen.queryByRole('button', { name: 'Undo (1)' })).toBeNull();
  });
});

describe('a session that ran out', () => {
  it('is said below the row, with a way to give the password again', async () => {
    await draw();
    expect(screen.queryByText(/session expired/)).toBeNull();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    answer('PATCH /api/cocktails/c1', refusal(401, 'No session.'));
    await stageEdit('Negroni Sbagliato');
    await act(() => savePendingChanges(async () => 'stop').catch(() => undefined));
    expect(screen.getByText(/Your session expired. Your pending changes are kept./)).toBeTruthy();
    expect(button('Enter the password')).toBeTruthy();
  });
});
