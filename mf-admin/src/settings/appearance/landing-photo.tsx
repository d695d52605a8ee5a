import { Button } from '@peanut/ui';
import { showToast, useSetting } from '@peanut/web';
import { useState } from 'react';
import { BusyButton } from '../../form/busy-button';
import { failureMessage } from '../../form/failure-message';
import { putSetting } from './use-appearance';

const BUILT_IN_PHOTO = '/images/owners-480.webp';

/** The picture on the landing page, and the ways to another one. */
export function LandingPhoto({ onChangeImage }: { onChangeImage: () => void }) {
  const setting = useSetting('landing_page_image');
  const [isRemoving, setRemoving] = useState(false);
  const stored = setting.status === 'ready' ? setting.value : null;
  const remove = async () => {
    setRemoving(true);
    try {
      await putSetting('landing_page_image', null);
      showToast({ title: 'Success', description: 'The landing page shows the built-in picture again' });
    } catch (error) {
      const description = failureMessage(error, 'Failed to update landing page image');
      showToast({ title: 'Error', description, variant: 'destructive' });
    }
    setRemoving(false);
  };
  return (
    <div role="group" aria-label="Landing photo">
      <p className="mb-1.5 text-sm tracking-wide text-cream-300">Landing photo</p>
      <div className="flex flex-col items-start gap-4 sm:flex-row sm:items-center">
        <div className="aspect-4/3 w-40 max-w-full shrink-0 overflow-hidden border border-accent/35 bg-ink-950/60">
          {setting.status === 'ready' && (
            <img
              src={stored ? `${stored}?w=320` : BUILT_IN_PHOTO}
              alt={stored ? 'Your photo' : 'The built-in illustration'}
              className="size-full object-cover"
            />
          )}
        </div>
        <div className="flex w-full flex-col gap-3 sm:w-auto">
          <Button onClick={onChangeImage}>Change photo</Button>
          {stored && (
            <BusyButton isBusy={isRemoving} onClick={() => void remove()}>
              Use built-in picture
            </BusyButton>
          )}
        </div>
      </div>
    </div>
  );
}
