import { READ_RETRIES, TIMING } from '@peanut/contracts';
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { readQuery } from '../api/read';

/** Reads are tried again up to three times, while the browser is online and the fault may pass. */
export function shouldRetryRead(failureCount: number, error: Error): boolean {
  const isFinal =
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return failureCount < READ_RETRIES && navigator.onLine && !isFinal;
}

/** The one query client of the page, shared by the shell and every micro-frontend. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: readQuery({ on401: 'throw' }),
      staleTime: TIMING.dataFresh,
      gcTime: Infinity,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      // Offline, a read must fail at once, so that the stored list is shown.
      networkMode: 'always',
      retry: shouldRetryRead,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
