import { keepDrinkLists } from '@peanut/web';
import { lazy, Suspense, useEffect } from 'react';
import { CHAT_OVERLAY } from '../remotes/registry';
import { Remote } from '../remotes/remote';
import { loadToastArea } from '../toasts/late-toast-area';
import { untilLoaded } from './until-loaded';
import { useStandingPage } from './use-standing-page';

const Notices = lazy(() => untilLoaded(() => import('../notices/notices')));

/** What stands beside every page. Its code comes when the page is there and has nothing better to do. */
export function LateAreas() {
  const stands = useStandingPage();
  useEffect(() => {
    if (!stands) return;
    keepDrinkLists();
    void loadToastArea();
  }, [stands]);
  if (!stands) return null;
  return (
    <>
      <Remote {...CHAT_OVERLAY} fallback={null} failedLook="corner" />
      <Suspense>
        <Notices />
      </Suspense>
    </>
  );
}
