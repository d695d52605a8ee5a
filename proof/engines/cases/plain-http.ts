import { lookup } from 'node:dns/promises';
import { hostname } from 'node:os';
import { Visit } from '../visit.js';
import type { Case, Scene } from '../case.js';
import { turnCard } from './ways.js';

/** Browsers trust loopback addresses as they trust https, and this machine's name not. */
async function visitByName({ visit, network }: Scene): Promise<Visit> {
  const { address } = await lookup(hostname(), 4);
  if (address !== '127.0.0.1') throw new Error(`${hostname()} has to lead to 127.0.0.1, not to ${address}`);
  const { browser } = await visit();
  return new Visit(browser, network.address.replace('127.0.0.1', hostname()));
}

const SHARE = { css: '[data-flipped="true"] button', words: 'Share Negroni' };
const LINK = { css: 'dialog input[aria-label="Link"]' };

export const PLAIN_HTTP: Case[] = [
  {
    name: 'On plain http a drink’s link is copied, or stays marked beside its code until it is closed',
    async run(scene) {
      const guest = await visitByName(scene);
      await guest.openLive('/cocktails');
      if (await guest.run(() => isSecureContext)) throw new Error('The page is trusted: nothing is tried.');
      await turnCard(guest, 'Negroni');
      await guest.tap(SHARE);
      await guest.untilSeen({ css: '[role="status"]', words: 'Link Copied' });
      await guest.run(() => void Object.assign(document, { execCommand: () => false }));
      await guest.tap(SHARE);
      await guest.untilSeen(LINK);
      const marked = await guest.run(() => {
        const field = document.querySelector<HTMLInputElement>('dialog input');
        return field?.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
      });
      if (!marked?.includes('/cocktails?highlight=')) throw new Error(`marked is ${marked}`);
      await guest.untilSeen({ css: 'dialog svg[role="img"]' });
      await guest.browser.press('Escape');
      await guest.untilGone(LINK);
      await guest.untilSeen({ css: '[data-flipped="true"]', words: 'Negroni' });
    },
  },
];
