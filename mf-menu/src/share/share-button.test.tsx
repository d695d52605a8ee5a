import { polyfillDialog } from '@peanut/ui/testing';
import { dismissToast, useToast } from '@peanut/web';
import { act, render, renderHook, screen, within } from '@testing-library/react';
import { ShareButton } from './share-button';

const ADDRESS = `${location.origin}/whiskey?highlight=7`;

/** What the guest reads now. */
const toast = () => renderHook(useToast).result.current;

const share = jest.fn<Promise<void>, [ShareData]>();
const writeText = jest.fn<Promise<void>, [string]>();
/** The browser's command to copy what is selected, which the tests' page lacks. */
const execCommand = jest.fn<boolean, [string]>();
let copied: string | undefined;

beforeAll(polyfillDialog);

beforeEach(() => {
  act(() => dismissToast());
  share.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
  Object.assign(document, { execCommand });
  Reflect.deleteProperty(navigator, 'share');
  jest.spyOn(console, 'warn').mockReturnValue();
});

const press = async () => {
  history.replaceState(null, '', '/whiskey?q=smoke&highlight=3#top');
  render(<ShareButton entityType="whiskey" id="7" name="Talisker" />);
  const button = screen.getByRole('button', { name: 'Share Talisker' });
  button.focus();
  await act(async () => button.click());
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

  describe.each([
    ['forbidden', { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) }],
    ['missing, as without https', undefined],
  ])('where the clipboard is %s', (_, clipboard) => {
    beforeEach(() => {
      Object.assign(navigator, { clipboard });
      if (!clipboard) Reflect.deleteProperty(navigator, 'clipboard');
    });

    it('copies the address by a selection, and leaves the focus where it is', async () => {
      execCommand.mockImplementation(() => {
        const field = document.activeElement as HTMLTextAreaElement;
        copied = field.value.slice(field.selectionStart, field.selectionEnd);
        return true;
      });
      await press();
      expect(copied).toBe(ADDRESS);
      expect(toast()).toMatchObject({ title: 'Link Copied' });
      expect(document.querySelector('textarea')).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share Talisker' }));
    });

    it('shows the address marked, beside its QR code, until it is closed, when that is refused too', async () => {
      execCommand.mockReturnValue(false);
      await press();
      expect(toast()).toBeNull();
      const dialog = screen.getByRole('dialog', { name: 'Talisker' });
      const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Link' });
      expect(document.activeElement).toBe(field);
      expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(ADDRESS);
      expect(within(dialog).getByRole('img', { name: `QR code of ${ADDRESS}` })).toBeTruthy();
      act(() => within(dialog).getByRole('button', { name: 'Close' }).click());
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });
});
