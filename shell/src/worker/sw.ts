/// <reference lib="webworker" />
import { BUILT_IN_PAGES } from '@peanut/contracts';
import { answerRead, isOfflineRead, refreshOfflineReads } from './offline-reads';
import { answerFile, answerPage, dropUnusedCaches, isPage, notePage, type PageMessage } from './pages';

import { readServedSet, takeSet } from './file-set';

declare const self: ServiceWorkerGlobalScope;

async function install(): Promise<void> {
  await takeSet(await readServedSet());
  await refreshOfflineReads();
  // Each page is answered from the set it began with, so that a new worker need not wait for the old pages to go.
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await dropUnusedCaches();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
  if (event.source instanceof WindowClient) {
    event.waitUntil(notePage(event.source.id, event.data as PageMessage));
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(url.pathname)) event.respondWith(answerPage(event));
  } else if (isOfflineRead(url.pathname)) event.respondWith(answerRead(request));
  else if (isVisitorFile(url.pathname)) event.respondWith(answerFile(request, event.clientId));
});

const FOLDERS = ['shell', 'icons', 'images', ...BUILT_IN_PAGES.map(({ remote }) => remote)];

/** `mf-admin` draws no page and is never cached: its files come from the network as without a worker. */
const isVisitorFile = (path: string) =>
  FOLDERS.some((folder) => path.startsWith(`/${folder}/`)) || path === '/manifest.webmanifest';
