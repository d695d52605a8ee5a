import { dismissToast, useToast } from '@peanut/web';
import { act, render, renderHook, screen } from '@testing-library/react';
import { ShareButton } from './share-button';

const ADDRESS = `${location.origin}/whiskey?highlight=7`;

/** What the guest reads now. */
const toast = () => renderHook(useToast).result.current;

const share = jest.fn<Promise<void>, [ShareData]>();
const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  act(() => dismissToast());
  share.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
  Reflect.deleteProperty(navigator, 'share');
  jest.spyOn(console, 'warn').mockReturnValue();
});

const press = async () => {
  history.replaceState(null, '', '/whiskey?q=smoke&highlight=3#top');
  render(<ShareButton entityType="whiskey" id="7" name="Talisker" />);
  await act(async () => screen.getByRole('button', { name: 'Share Talisker' }).click());
};

describe('ShareButton', () => {
  it('opens the share sheet with the name and the list’s address at the drink', async () => {
    Object.assign(navigator, { share });
    await press();
    expect(share.mock.calls).toEqual([[{ title: 'Talisker', url: ADDRESS }]]);
    expect(writeText).not.toHaveBeenCalled();
    expect(toast()).toBeNull();
  });

  it('says nothing when the guest closes the sheet', async () => {
    Object.assign(navigator, { share });
    share.mockRejectedValue(new DOMException('Closed.', 'AbortError'));
    await press();
    expect(writeText).not.toHaveBeenCalled();
    expect(toast()).toBeNull();
  });

  it('copies the address when the sheet fails', async () => {
    Object.assign(navigator, { share });
    share.mockRejectedValue(new DOMException('Not here.', 'NotAllowedError'));
    await press();
    expect(writeText.mock.calls).toEqual([[ADDRESS]]);
    expect(toast()).toMatchObject({ title: 'Link Copied', variant: 'default' });
  });

  it('copies the address where there is no sheet', async () => {
    await press();
    expect(writeText.mock.calls).toEqual([[ADDRESS]]);
    expect(toast()).toMatchObject({ title: 'Link Copied' });
  });

  it.each([
    ['forbidden', { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) }],
    ['missing', undefined],
  ])('shows the address when the clipboard is %s', async (_, clipboard) => {
    Object.assign(navigator, { clipboard });
    if (!clipboard) Reflect.deleteProperty(navigator, 'clipboard');
    await press();
    expect(toast()).toMatchObject({ title: 'Link Not Copied', variant: 'destructive' });
    expect(toast()?.description).toContain(ADDRESS);
  });
});
