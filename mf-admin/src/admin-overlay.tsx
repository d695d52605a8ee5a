import { useAccessModalOpen, useAdminMode } from '@peanut/web';
import { AccessModal } from './access-modal';
import { AdminMode } from './admin-mode';
import './styles.css';

/** All that the owner sees on top of the menu: the access modal, and the toolbar with its dialogs. Its root scopes the styles. */
export default function AdminOverlay() {
  const isAdminMode = useAdminMode();
  const isAsking = useAccessModalOpen();
  return (
    <div data-mf="admin">
      {isAdminMode && <AdminMode />}
      {isAsking && <AccessModal />}
    </div>
  );
}
