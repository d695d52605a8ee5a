import { polyfillDialog } from '@peanut/ui/testing';
import { queryClient } from '@peanut/web';
import { enterAdminMode, staging, useStaging } from '@peanut/editing';
import { screen } from '@testing-library/react';
import { cocktail, whiskey } from '../testing/drinks';
import { answer, startFakeServices } from '../testing/fake-services';
import { press, renderAdmin, toastText, toastVariant } from '../testing/render-admin';
import { DeletionDialog } from './deletion-dialog';

const negroni = cocktail('c1', 'Negroni');
const onClose = jest.fn();
const Facts = () => <output data-testid="facts">{useStaging().pending[0]?.description}</output>;
const draw = (itemId: string, entityType: 'cocktail' | 'whiskey' = 'cocktail') =>
  renderAdmin(
    <>
      <DeletionDialog entityType={entityType} itemId={itemId} onClose={onClose} />
      <Facts />
    </>,
  );

beforeAll(polyfillDialog);
beforeEach(async () => {
  jest.clearAllMocks();
  startFakeServices();
  answer('GET /api/cocktails', { body: [negroni] });
  answer('GET /api/whiskeys', { body: [whiskey('w1', 'Old Rye')] });
  await queryClient.prefetchQuery({ queryKey: ['/api/cocktails'] });
  await queryClient.prefetchQuery({ queryKey: ['/api/whiskeys'] });
  await enterAdminMode('secret');
  await staging.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('DeletionDialog', () => {
  it('says that the deletion is staged and can be undone before applying', async () => {
    await draw('c1');
    expect(screen.getByRole('alertdialog', { name: 'Delete Cocktail' })).toBeTruthy();
    expect(screen.getByText('The change is staged and can be undone before applying.')).toBeTruthy();
  });

  it('stages the deletion and says so', async () => {
    await draw('c1');
    await press('Stage Deletion');
    expect(screen.getByTestId('facts').textContent).toBe('Delete cocktail "Negroni"');
    expect(toastText()).toBe('Deletion Staged: “Negroni” will be deleted. Click "Save" to apply.');
    expect(onClose).toHaveBeenCalled();
  });

  it('leaves the item alone by Cancel', async () => {
    await draw('c1');
    await press('Cancel');
    expect(screen.getByTestId('facts').textContent).toBe('');
    expect(onClose).toHaveBeenCalled();
  });

  it.each([
    ['cocktail', 'c1'],
    ['whiskey', 'w1'],
  ] as const)('says when the deletion of a %s could not be staged', async (kind, id) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(staging, 'delete').mockRejectedValue(new Error('No room.'));
    await draw(id, kind);
    await press('Stage Deletion');
    expect(toastText()).toBe(`Error: Failed to stage ${kind} deletion`);
    expect(toastVariant()).toBe('destructive');
  });

  it('says when the drink is gone', async () => {
    await draw('c9');
    expect(screen.getByRole('dialog', { name: 'Already deleted' })).toBeTruthy();
  });
});
