import { QueryClientProvider, queryClient } from '@peanut/web';
import { StrictMode, type ReactNode } from 'react';
import { App } from './app';
import { AreaBoundary } from './remotes/area-boundary';

interface ProductProps {
  /** Knows the address: the browser's, or the one to prerender. */
  router: (app: ReactNode) => ReactNode;
}

/** The whole page. The prerenderer draws the same into the HTML. */
export function Product({ router }: ProductProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        {router(
          <AreaBoundary name="The page" fallback={<PageFailed />}>
            <App />
          </AreaBoundary>,
        )}
      </QueryClientProvider>
    </StrictMode>
  );
}

function PageFailed() {
  return (
    <p role="alert" className="p-8 text-center">
      Something went wrong on this page. Please reload it.
    </p>
  );
}
