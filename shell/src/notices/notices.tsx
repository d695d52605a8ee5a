import { InstallBanner } from './install-banner';
import { OfflineBanner } from './offline-banner';

/** The notices of every page, at the bottom right: one beside the chat's button, one above it. */
export default function Notices() {
  return (
    <>
      <InstallBanner />
      <OfflineBanner />
    </>
  );
}
