import { BrowserRouter, startSession, watchNetwork } from '@peanut/web';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { awaitHydration, matchesPrerendered } from './hydration/hydration';
import { restoreReads } from './hydration/restore';
import { watchInstallOffer } from './notices/install-offer';
import { recoverFromLostFiles } from './recovery/recovery';
import { registerWorker } from './register-worker';
import './fonts.css';
import { Product } from './product';
import './styles.css';

const product = <Product router={(app) => <BrowserRouter>{app}</BrowserRouter>} />;

startSession();
watchNetwork();
watchInstallOffer();
recoverFromLostFiles();
if (import.meta.env.PROD) registerWorker();
const prerendered = document.getElementById('first-view');
if (prerendered) restoreReads(prerendered);
if (prerendered && matchesPrerendered()) {
  awaitHydration();
  hydrateRoot(prerendered, product, {
    onRecoverableError: (error) => console.warn('The prerendered page was drawn anew.', error),
  });
} else {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root element.');
  flushSync(() => createRoot(container).render(product));
  prerendered?.remove();
}
