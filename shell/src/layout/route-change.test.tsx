import { QueryClientProvider, queryClient, showToast, useNavigate, useToast } from '@peanut/web';
import { MemoryRouter } from '@peanut/web/memory-router';
import { fakeFetch } from '@peanut/web/testing';
import { act, render, screen } from '@testing-library/react';
import { RouteChange } from './route-change';

function Page() {
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <>
      <button onClick={() => navigate('/whiskey')}>Whiskey</button>
      <button onClick={() => navigate('/cocktails?highlight=1')}>Highlight</button>
      <output>{toast?.title}</output>
    </>
  );
}

it('ends what was told of the page before; another address of the same page ends nothing', async () => {
  window.scrollTo = () => {};
  fakeFetch(({ url }) => ({ body: url.includes('settings') ? { value: null } : [] }));
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/cocktails']}>
        <RouteChange />
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  act(() => showToast({ title: 'Order Saved' }));
  await press('Highlight');
  expect(screen.getByRole('status').textContent).toBe('Order Saved');
  await press('Whiskey');
  expect(screen.getByRole('status').textContent).toBe('');
});
