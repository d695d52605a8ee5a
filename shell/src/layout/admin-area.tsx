import { useAccessModalOpen, useAdminMode } from '@peanut/web';
import { useState } from 'react';
import { ADMIN_OVERLAY } from '../remotes/registry';
import { Remote } from '../remotes/remote';

/**
 * Where `mf-admin` stands: under the header, pushing the page down. It is loaded when somebody asks for the password
 * or is in admin mode, and stays from then on, so that a dialog of it can close in peace.
 */
export function AdminArea() {
  const isWanted = [useAdminMode(), useAccessModalOpen()].includes(true);
  const [isLoaded, setLoaded] = useState(isWanted);
  if (isWanted && !isLoaded) setLoaded(true);
  if (!isLoaded) return null;
  return <Remote {...ADMIN_OVERLAY} fallback={null} failedLook="bar" />;
}
