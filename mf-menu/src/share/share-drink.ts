import { drinkAddress, type EntityType } from '@peanut/contracts';
import { showToast } from '@peanut/web';

export interface SharedDrink {
  entityType: EntityType;
  id: string;
  name: string;
}

/** Opens the system's share sheet; where there is none, or it fails, copies the drink's address. */
export async function shareDrink(drink: SharedDrink): Promise<void> {
  const url = location.origin + drinkAddress(drink.entityType, drink.id);
  if (!(await wasShared({ title: drink.name, url }))) await copy(url);
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

async function copy(url: string): Promise<void> {
  try {
    // Browsers have no clipboard for pages without https.
    if (!('clipboard' in navigator)) throw new TypeError('This page has no clipboard.');
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link Copied', detail: url });
  } catch (error) {
    console.warn('The link was not copied.', error);
    showToast({
      title: 'Link Not Copied',
      description: `Your browser does not allow it. The link is ${url}`,
      variant: 'destructive',
    });
  }
}
