/** The few names of TanStack Query that the product uses outside this library. */
export { QueryClientProvider, useQuery } from '@tanstack/react-query';
export { queryClient } from './query-client';
