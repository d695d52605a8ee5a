import { drinkAddress, type EntityType } from '@peanut/contracts';
import { showToast } from '@peanut/web';

export interface SharedDrink {
  entityType: EntityType;
  id: string;
  name: string;
}

/**
 * Opens the system's share sheet; where there is none, or it fails, copies the drink's address. Resolves with the address
 * where the browser lets a page do neither.
 */
export async function shareDrink(drink: SharedDrink): Promise<string | undefined> {
  const url = location.origin + drinkAddress(drink.entityType, drink.id);
  if (await wasShared({ title: drink.name, url })) return undefined;
  if (!(await wasWritten(url)) && !wasSelected(url)) return url;
  showToast({ title: 'Link Copied', detail: url });
  return undefined;
}

/** True also when the guest closed the sheet. */
async function wasShared(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Browsers have no clipboard for pages without https. */
async function wasWritten(url: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch (error) {
    console.warn('The link was not copied.', error);
    return false;
  }
}

/** Copies as the guest would, by a selection: the one way there is on the http of a home network. */
function wasSelected(url: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = url;
  field.readOnly = true;
  field.className = 'sr-only';
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
