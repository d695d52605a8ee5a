import type { Case, Scene } from '../case.js';
import { pause, type Visit } from '../visit.js';
import { cocktailNamed, declineInstall, turnCard } from './ways.js';

/** Reads of the services, whatever asks for them. */
const readsOf = ({ network }: Scene): string[] =>
  network.asked
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/api/') && !/events|docs/.test(path));

/** A list that was scrolled, with a turned card in sight. */
async function readHalfOfTheList(guest: Visit): Promise<number> {
  await guest.openLive('/cocktails');
  await declineInstall(guest);
  await turnCard(guest, 'Negroni');
  await guest.run(() => scrollBy({ top: 60, behavior: 'instant' }));
  await pause(300);
  return guest.run(() => Math.round(scrollY));
}

async function isAsItWas(guest: Visit, top: number): Promise<void> {
  await guest.untilLive();
  await guest.untilSeen({ css: '[data-flipped="true"]', words: 'Negroni' });
  await guest.until(`the place (${top} px)`, (wanted) => Math.abs(scrollY - wanted) <= 2, top);
  // It stays there.
  await pause(1_500);
  await guest.until(`the place (${top} px) for good`, (wanted) => Math.abs(scrollY - wanted) <= 2, top);
}

async function isLive(scene: Scene, guest: Visit, description: string): Promise<void> {
  const owner = await scene.owner();
  const { id } = await cocktailNamed(owner, 'Negroni');
  await owner.call('PATCH', `/api/cocktails/${id}`, { description });
  await guest.until('the change', (text) => document.body.textContent.includes(text), description);
}

const SHARED_PICTURE = '/icons/icon-512.png';

/** A mark that only this very page has: a page that is loaded anew has lost it. */
const mark = (): void => void Object.assign(window, { isSamePage: true });
const isSamePage = (): boolean => Object.hasOwn(window, 'isSamePage');

/** The page that is left behind is an hour older when it is seen again, if the browser kept it. */
const passAnHour = (): void => {
  const now = Date.now.bind(Date);
  Date.now = () => now() + 3_600_000;
};

/** What a browser tells a page before and after its print view. */
const print = (): void => {
  dispatchEvent(new Event('beforeprint'));
  dispatchEvent(new Event('afterprint'));
};

const backFrom = (address: string): Case => ({
  name: `Back from ${address} the list is where it was, the card as it was and live again, and a kept page asks for nothing`,
  async run(scene) {
    const guest = await scene.visit({ isWhole: true });
    const top = await readHalfOfTheList(guest);
    await guest.run(mark);
    await guest.open(address);
    scene.network.asked.length = 0;
    await guest.browser.back();
    await isAsItWas(guest, top);
    if ((await guest.run(isSamePage)) && readsOf(scene).length > 0)
      throw new Error(`asked again for ${readsOf(scene).join(', ')}`);
    await isLive(scene, guest, `Bitter, as ${scene.engine} likes it after ${address}.`);
  },
});

export const BACK: Case[] = [
  backFrom('/api/docs'),
  backFrom(SHARED_PICTURE),
  {
    name: 'Back after an hour, and from the print view, the list is where it was, the card as it was and live again',
    async run(scene) {
      const guest = await scene.visit({ isWhole: true });
      const top = await readHalfOfTheList(guest);
      await guest.run(print);
      await isAsItWas(guest, top);
      await guest.run(passAnHour);
      await guest.open('/api/docs');
      await guest.browser.back();
      await isAsItWas(guest, top);
      await isLive(scene, guest, `Bitter, as ${scene.engine} likes it after an hour.`);
    },
  },
];
