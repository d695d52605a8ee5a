import { DEFAULT_ACCENT } from '@peanut/ui';
import { queryClient } from '@peanut/web';
import { enterAdminMode } from '@peanut/editing';
import { fireEvent, screen } from '@testing-library/react';
import { answer, calls, startFakeServices, refusal } from '../../testing/fake-services';
import { field, press, renderAdmin, toastText, type } from '../../testing/render-admin';
import { AppearanceTab, SaveAppearance } from './appearance-tab';
import { useAppearance } from './use-appearance';

const onChangeImage = jest.fn();
function Stage() {
  const appearance = useAppearance();
  return (
    <>
      <AppearanceTab appearance={appearance} onChangeImage={onChangeImage} />
      <SaveAppearance appearance={appearance} />
    </>
  );
}
const path = (key: string) => `/api/admin/settings/${key}`;
const stores = (key: string, value: string | null) => answer(`GET ${path(key)}`, { body: { key, value } });
const puts = () =>
  calls
    .filter(({ route }) => route.startsWith('PUT'))
    .map(({ route, body }) => [route.split('/').at(-1), body]);

beforeEach(async () => {
  queryClient.clear();
  startFakeServices();
  stores('bar_name', 'Zum Erdnuss');
  stores('bar_subtitle', null);
  stores('accent_color', null);
  stores('clear_undo_after_save', null);
  stores('hide_unavailable', null);
  stores('landing_page_image', null);
  for (const key of [
    'bar_name',
    'bar_subtitle',
    'accent_color',
    'clear_undo_after_save',
    'landing_page_image',
    'hide_unavailable',
  ]) {
    answer(`PUT ${path(key)}`, {});
  }
  await enterAdminMode('secret');
  await renderAdmin(<Stage />);
});

describe('AppearanceTab', () => {
  it('shows what is stored, and the built-in values elsewhere', () => {
    expect(field('Bar name').value).toBe('Zum Erdnuss');
    expect(field('Subtitle').value).toContain('A premium home bar');
    expect(field('Accent colour').value).toBe(DEFAULT_ACCENT);
    expect(field('Clear undo history after each save').checked).toBe(false);
    expect(field('Hide drinks that are out of stock').checked).toBe(false);
  });

  it('hides what is out of stock, and shows it again', async () => {
    const checkbox = () => screen.getByRole('checkbox', { name: 'Hide drinks that are out of stock' });
    const choose = async (value: string) => {
      fireEvent.click(checkbox());
      expect(puts()).toEqual([]);
      stores('hide_unavailable', value);
      await press('Save appearance');
      expect(puts()).toEqual([['hide_unavailable', { value }]]);
      calls.length = 0;
    };
    await choose('true');
    expect(checkbox()).toHaveProperty('checked', true);
    await choose('false');
    expect(checkbox()).toHaveProperty('checked', false);
  });

  it('stores only what changed, and shows it', async () => {
    type('Accent colour', '#88aaff');
    fireEvent.click(field('Clear undo history after each save'));
    stores('accent_color', '#88aaff');
    stores('clear_undo_after_save', 'true');
    await press('Save appearance');
    expect(puts()).toEqual([
      ['accent_color', { value: '#88aaff' }],
      ['clear_undo_after_save', { value: 'true' }],
    ]);
    expect(toastText()).toBe('Success: Appearance saved successfully');
    expect(field('Accent colour').value).toBe('#88aaff');
  });

  it('stores nothing when nothing changed', async () => {
    await press('Save appearance');
    expect(puts()).toEqual([]);
    expect(toastText()).toBe('Nothing Changed: There is nothing new to save.');
  });

  it('goes back to the built-in value where a field was emptied', async () => {
    type('Bar name', ' ');
    stores('bar_name', null);
    await press('Save appearance');
    expect(puts()).toEqual([['bar_name', { value: null }]]);
    expect(field('Bar name').value).toBe('The Peanut Room');
  });

  it.each([
    ['Bar name', 'x'.repeat(61), 'Bar name must be 60 characters or less'],
    ['Subtitle', 'x'.repeat(161), 'Subtitle must be 160 characters or less'],
    ['Accent colour', 'amber', 'Accent colour must look like #c8893b'],
  ])('refuses a wrong %s', async (label, value, message) => {
    type(label, value);
    await press('Save appearance');
    expect(toastText()).toBe(`Validation Error: ${message}`);
    expect(document.activeElement).toBe(field(label));
    expect(puts()).toEqual([]);
  });

  it('keeps what could not be stored, and says why', async () => {
    type('Bar name', 'Nuts');
    type('Accent colour', '#88aaff');
    stores('bar_name', 'Nuts');
    answer(`PUT ${path('accent_color')}`, refusal(503, 'The bar is closed for a moment.'));
    await press('Save appearance');
    expect(toastText()).toBe('Error: The bar is closed for a moment.');
    expect(field('Accent colour').value).toBe('#88aaff');
    answer(`PUT ${path('accent_color')}`, {});
    await press('Save appearance');
    expect(puts().map(([key]) => key)).toEqual(['bar_name', 'accent_color', 'accent_color']);
  });

  it('says so without a network, and keeps what was typed', async () => {
    type('Bar name', 'Nuts');
    answer(`PUT ${path('bar_name')}`, new TypeError('Failed to fetch'));
    await press('Save appearance');
    expect(toastText()).toMatch(/^Error: ./);
    expect(field('Bar name').value).toBe('Nuts');
  });

  it('picks a colour, goes back to the default one, and says what becomes of a dark one', async () => {
    type('Pick a colour', '#301010');
    expect(field('Accent colour').value).toBe('#301010');
    expect(screen.getByText(/use a lighter tone/)).toBeTruthy();
    await press('Reset to default');
    expect(field('Accent colour').value).toBe(DEFAULT_ACCENT);
  });
});

describe('the landing photo', () => {
  it('is changed in a dialog of its own', async () => {
    await press('Change photo');
    expect(onChangeImage).toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Use built-in picture' })).toBeNull();
  });

  it('is removed at once', async () => {
    stores('landing_page_image', '/api/images/1');
    await queryClient.invalidateQueries();
    const remove = await screen.findByRole('button', { name: 'Use built-in picture' });
    expect(screen.getByAltText('Your photo').getAttribute('src')).toBe('/api/images/1?w=320');
    stores('landing_page_image', null);
    expect(remove).toBeTruthy();
    await press('Use built-in picture');
    expect(puts()).toEqual([['landing_page_image', { value: null }]]);
    expect(screen.getByAltText('The built-in illustration')).toBeTruthy();
  });

  it('says when it cannot be removed', async () => {
    stores('landing_page_image', '/api/images/1');
    await queryClient.invalidateQueries();
    await screen.findByRole('button', { name: 'Use built-in picture' });
    answer(`PUT ${path('landing_page_image')}`, { status: 500 });
    await press('Use built-in picture');
    expect(toastText()).toBe('Error: Failed to update landing page image');
  });
});
