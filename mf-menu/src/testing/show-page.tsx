import 'fake-indexeddb/auto';
import { API, ENDPOINTS, SETTINGS_PATH } from '@peanut/contracts';
import { enterAdminMode, exitAdminMode, staging } from '@peanut/editing';
import { queryClient, QueryClientProvider, rememberPage } from '@peanut/web';
import { MemoryRouter } from '@peanut/web/memory-router';
import { fakeFetch, refusal, type Answer } from '@peanut/web/testing';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { installBrowserParts } from './browser-parts';

const answers = new Map<string, Answer | Promise<Answer>>();

/** What the services answer to a read of the address from now on. */
export function answer(path: string, body: unknown): void {
  answers.set(path, { body });
}
export function answerWith(path: string, other: Answer | Promise<Answer>): void {
  answers.set(path, other);
}

/** A guest's browser that has seen nothing yet, and services without a drink. */
export async function startAnew(): Promise<void> {
  installBrowserParts();
  Object.assign(window, { CSS: { escape: (text: string) => text.replace(/["\\]/g, String.raw`\$&`) } });
  localStorage.clear();
  rememberPage({ turned: [] });
  queryClient.clear();
  answers.clear();
  fakeFetch(({ method, url }) => {
    if (method !== 'GET') return {};
    return answers.get(url) ?? refusal(404, `The test has no answer to ${url}.`);
  });
  answer(API.cocktails, []);
  answer(API.whiskeys, []);
  answer(ENDPOINTS.readSession.path, { active: true, expiresAt: '2099-01-01T00:00:00.000Z' });
  answer(`${SETTINGS_PATH}/landing_page_image`, { value: null });
  answer(`${SETTINGS_PATH}/hide_unavailable`, { value: null });
}

/** The page's reader is the owner from now on, with nothing staged. */
export async function beOwner(): Promise<void> {
  await enterAdminMode('secret');
  await staging.clear();
}
export const beGuest = (): Promise<void> => exitAdminMode();

/** Draws the page as the shell would. */
export const drawPage = (page: ReactNode, address = '/cocktails') =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );

/** Draws the page; done when the services' answers are shown. */
export async function showPage(page: ReactNode, address?: string) {
  const shown = drawPage(page, address);
  await act(settle);
  return shown;
}

export async function press(name: string): Promise<void> {
  await act(async () => {
    screen.getByRole('button', { name }).click();
    await settle();
  });
}

/** As many turns of the event loop as the longest chain of answers and database transactions in these tests needs. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

export const countLine = (): string => screen.getByTestId('count-line').textContent;
export const idsOf = (cards: readonly HTMLElement[]) => cards.map(({ dataset }) => dataset['id']);
