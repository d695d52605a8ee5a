import { queryClient, QueryClientProvider, useToast } from '@peanut/web';
import { MemoryRouter } from '@peanut/web/memory-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Draws a part of admin mode as the shell would: with router, queries and the place for toasts. */
export async function renderAdmin(part: ReactNode, path = '/'): Promise<void> {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        {part}
        <ToastProbe />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(flushAsync);
}

function ToastProbe() {
  const toast = useToast();
  return (
    <output
      data-testid="toast"
      data-variant={toast?.variant}
      data-detail={toast?.detail}
    >{`${toast?.title}: ${toast?.description}`}</output>
  );
}

/** The toast on screen, as `title: description`. */
export const toastText = (): string => screen.getByTestId('toast').textContent;
export const toastVariant = (): string | undefined => screen.getByTestId('toast').dataset['variant'];

export const button = (name: string): HTMLElement => screen.getByRole('button', { name });
export const field = (label: string): HTMLInputElement => screen.getByLabelText(label);

export function type(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

/** Presses the button and waits until what it set off is done, the stand-in database included. */
export async function press(name: string): Promise<void> {
  await act(async () => {
    button(name).click();
    await flushAsync();
  });
}

/** As many turns of the event loop as the longest chain of database transactions in these tests needs, and more. */
export async function flushAsync(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
