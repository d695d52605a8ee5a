import { inputOf } from '@peanut/contracts';
import { polyfillDialog } from '@peanut/ui/testing';
import { useAdminMode } from '@peanut/web';
import { enterAdminMode, staging, useStaging } from '@peanut/editing';
import { fireEvent, screen } from '@testing-library/react';
import { cocktail } from '../testing/drinks';
import { calls, startFakeServices } from '../testing/fake-services';
import { button, press, renderAdmin, toastText } from '../testing/render-admin';
import { DiscardDialog, ExitDialog } from './confirmations';

const onClose = jest.fn();
const Facts = () => (
  <output data-testid="facts">{`${useStaging().pending.length} pending, admin ${useAdminMode()}`}</output>
);
const facts = () => screen.getByTestId('facts').textContent;

beforeAll(polyfillDialog);
beforeEach(async () => {
  jest.clearAllMocks();
  startFakeServices();
  await enterAdminMode('secret');
  await staging.clear();
  await staging.create('cocktail', inputOf('cocktail', cocktail('', 'Negroni')));
  await staging.create('cocktail', inputOf('cocktail', cocktail('', 'Daiquiri')));
});

describe('Discard Changes', () => {
  beforeEach(() =>
    renderAdmin(
      <>
        <DiscardDialog onClose={onClose} />
        <Facts />
      </>,
    ),
  );

  it('asks in the words of the house, with the focus on Cancel', () => {
    const dialog = screen.getByRole('alertdialog', { name: 'Discard Changes' });
    const question = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(question?.textContent).toBe(
      'Are you sure you want to discard 2 pending change(s)? This will permanently remove all unsaved changes.',
    );
    expect(document.activeElement).toBe(button('Cancel'));
  });

  it('discards without a call', async () => {
    const before = calls.length;
    await press('Discard All');
    expect(onClose).toHaveBeenCalled();
    expect(facts()).toBe('0 pending, admin true');
    expect(calls.length).toBe(before);
    expect(toastText()).toBe('Changes Discarded: All pending changes have been discarded.');
  });

  it.each(['Cancel', 'Escape'])('keeps everything after %s', async (way) => {
    if (way === 'Cancel') await press('Cancel');
    else fireEvent.keyDown(button('Cancel'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalled();
    expect(facts()).toBe('2 pending, admin true');
  });
});

describe('Exit Admin Mode', () => {
  beforeEach(() =>
    renderAdmin(
      <>
        <ExitDialog onClose={onClose} />
        <Facts />
      </>,
    ),
  );

  it('asks in the words of the house', () => {
    expect(screen.getByRole('alertdialog', { name: 'Exit Admin Mode' })).toBeTruthy();
    expect(
      screen.getByText(
        'You have 2 pending change(s). Exiting admin mode will discard all unsaved changes. Are you sure?',
      ),
    ).toBeTruthy();
  });

  it('leaves admin mode and discards', async () => {
    await press('Exit & Discard');
    expect(facts()).toBe('0 pending, admin false');
    expect(calls.some(({ route }) => route === 'DELETE /api/admin/session')).toBe(true);
  });
});
