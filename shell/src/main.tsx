import { BrowserRouter, QueryClientProvider, queryClient, startSession, watchNetwork } from '@peanut/web';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { watchInstallOffer } from './notices/install-offer';
import { registerWorker } from './register-worker';
import './fonts.css';
import './styles.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root element.');

startSession();
watchNetwork();
watchInstallOffer();
if (import.meta.env.PROD) registerWorker();
createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
