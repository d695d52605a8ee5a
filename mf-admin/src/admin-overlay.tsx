import { useAccessModalOpen, useAdminMode } from '@peanut/web';
import { AccessModal } from './session/access-modal';
import { AdminMode } from './admin-mode';
import { AdminRoot } from './admin-root';

/** All that the owner sees on top of the menu: the access modal, and in admin mode the toolbar and its dialogs. */
export default function AdminOverlay() {
  const isAdminMode = useAdminMode();
  const isAsking = useAccessModalOpen();
  return (
    <AdminRoot>
      {isAdminMode && <AdminMode />}
      {isAsking && <AccessModal />}
    </AdminRoot>
  );
}
