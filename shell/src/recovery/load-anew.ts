import { VERSION_FILE } from '@peanut/contracts';
import { tabStorage } from '@peanut/web';
import { keepPage } from './keep-page';

/** Key in the tab's storage: what the page was loaded anew for, a line each. */
const RECOVERED = 'peanut-recovered';

/** For a page that was opened long ago: it needs a file of a version that was deleted. */
export async function loadNewer(module: string): Promise<void> {
  const [, part = '', version] = new URL(module).pathname.split('/');
  const answer = await fetch(`/${part}/${VERSION_FILE}?attempt=${Date.now()}`, { cache: 'no-cache' });
  const live = ((await answer.json()) as { version: string }).version;
  // A file that is there and did not come has another cause.
  if (live !== version) loadOnce(`${part}/${live}`);
}

/** Once for each part by itself, and as often as somebody asks for it. */
export const loadAnew = (part: string): void => loadOnce(part, navigator.userActivation?.isActive);

/** Once for each reason, if nobody insists. */
function loadOnce(reason: string, insists = false): void {
  // An open form is worth more than what is missing.
  const form = document.querySelector('dialog:modal:has(input, textarea, select)');
  if (form) return form.addEventListener('close', () => loadOnce(reason, insists), { once: true });
  const reasons = new Set(tabStorage.read(RECOVERED)?.split('\n'));
  if (reasons.has(reason) && !insists) return;
  reasons.add(reason);
  // Without this note the page would load again and again.
  if (!tabStorage.write(RECOVERED, [...reasons].join('\n'))) return;
  if (keepPage()) location.reload();
}
