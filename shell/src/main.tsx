import { BrowserRouter, startSession, watchNetwork } from '@peanut/web';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchesSavedView } from './first-view/matches-saved-view';
import { recallFirstView } from './first-view/recall';
import { awaitTakeover } from './first-view/takeover';
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
const firstView = document.getElementById('first-view');
if (firstView) recallFirstView(firstView);
if (firstView && matchesSavedView()) {
  awaitTakeover();
  hydrateRoot(firstView, product, {
    onRecoverableError: (error) => console.warn('The first view was drawn anew.', error),
  });
} else {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root element.');
  flushSync(() => createRoot(container).render(product));
  firstView?.remove();
}
