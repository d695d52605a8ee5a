import { API, DEFAULT_BAR, SETTINGS_PATH, type SettingKey } from '@peanut/contracts';
import { setGuestPreview, staging, useAdminDialog } from '@peanut/editing';
import { queryClient } from '@peanut/web';
import { act, screen, within } from '@testing-library/react';
import { cocktail, whiskey } from '../testing/drinks';
import {
  answer,
  answerWith,
  beGuest,
  beOwner,
  press,
  settle,
  showPage,
  startAnew,
} from '../testing/show-page';
import LandingPage from './landing-page';

const set = (key: SettingKey, value: string | null) => answer(`${SETTINGS_PATH}/${key}`, { key, value });
const way = (name: string) => screen.getByRole('link', { name });
const photo = (bar: string) => screen.getByRole('img', { name: `The owners of ${bar}` });
const Asked = () => <output>{JSON.stringify(useAdminDialog())}</output>;
const show = () =>
  showPage(
    <>
      <LandingPage />
      <Asked />
    </>,
    '/',
  );

beforeEach(async () => {
  await startAnew();
  answer(API.cocktails, [cocktail('1'), cocktail('2'), cocktail('3', { isVisible: false })]);
  answer(API.whiskeys, [whiskey('1')]);
});

describe('the landing page', () => {
  it('shows the bar as it begins: name, subtitle, picture', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: DEFAULT_BAR.name })).toBeTruthy();
    expect(screen.getByText(DEFAULT_BAR.subtitle)).toBeTruthy();
    expect(photo(DEFAULT_BAR.name).getAttribute('src')).toBe('/images/owners-1200.webp');
  });

  it('shows the bar as its owner named it, with their picture', async () => {
    set('bar_name', 'The Walnut');
    set('bar_subtitle', 'Nuts and bolts');
    set('landing_page_image', '/api/images/7');
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'The Walnut' })).toBeTruthy();
    expect(screen.getByText('Nuts and bolts')).toBeTruthy();
    expect(photo('The Walnut').getAttribute('src')).toBe('/api/images/7');
  });

  it('shows no picture before it is known which', async () => {
    answerWith(`${SETTINGS_PATH}/landing_page_image`, new Promise(() => {}));
    await show();
    expect(screen.queryByRole('img', { name: /The owners of/ })).toBeNull();
  });

  it.each([
    ['House Cocktails', '/cocktails', '2 House Specialties', 'Curated classics and modern masterpieces'],
    ['Whiskey Flights', '/whiskey', '1 Curated Selections', 'A guided journey through exceptional spirits'],
  ])('leads to %s, with how many can be had and what they are', async (name, path, count, tagline) => {
    await show();
    expect(way(name).getAttribute('href')).toBe(path);
    expect(within(way(name)).getByText(count)).toBeTruthy();
    expect(within(way(name)).getByText(tagline)).toBeTruthy();
  });

  it('does not count what is out of stock where the owner hides that', async () => {
    answer(API.cocktails, [cocktail('1'), cocktail('2', { isAvailable: false })]);
    const count = (text: string) => within(way('House Cocktails')).queryByText(text);
    const { unmount } = await show();
    expect(count('2 House Specialties')).toBeTruthy();
    unmount();
    queryClient.clear();
    set('hide_unavailable', 'true');
    await show();
    expect(count('1 House Specialties')).toBeTruthy();
  });

  it('counts nothing that it does not know', async () => {
    answerWith(API.cocktails, new Promise(() => {}));
    await show();
    expect(within(way('House Cocktails')).getByText('House Specialties')).toBeTruthy();
  });

  it('follows the pages: those that are on, in their order, with their titles', async () => {
    const page = { icon: 'Home', description: '', isEnabled: true };
    answer(API.pages, [
      { ...page, id: '1', path: '/whiskey', title: 'Drams' },
      { ...page, id: '2', path: '/cocktails', title: 'Cocktails', isEnabled: false },
    ]);
    await show();
    expect(screen.getAllByRole('link')).toEqual([way('Drams')]);
  });
});

describe('its tools', () => {
  afterEach(() => act(beGuest));

  it('are not there for a guest', async () => {
    await show();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('change the picture, but not in the guest preview', async () => {
    await beOwner();
    await show();
    await press('Change Image');
    expect(screen.getByText('{"kind":"change-image"}')).toBeTruthy();
    act(() => setGuestPreview(true));
    expect(screen.queryByRole('button', { name: 'Change Image' })).toBeNull();
  });

  it('count the drinks as they will be once everything pending is saved', async () => {
    await beOwner();
    await show();
    await act(async () => {
      await staging.delete('cocktail', cocktail('1'), ['1', '2', '3']);
      await settle();
    });
    expect(within(way('House Cocktails')).getByText('1 House Specialties')).toBeTruthy();
  });
});
