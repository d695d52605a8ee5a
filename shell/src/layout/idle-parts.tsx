import { Live } from '../live/live';
import { Notices } from '../notices/notices';

export { ToastArea } from '../toasts/toast-area';
export { loadAnew, loadNewer } from '../recovery/load-anew';
export { restorePage } from '../recovery/restore-page';

/** What every page has and none needs before it is idle, in one file: each costs a request and its headers. */
export function IdleParts() {
  return (
    <>
      <Notices />
      <Live />
    </>
  );
}
