import { asGuestsSee, openAdminDialog, useGuestPreview, useStagedList } from '@peanut/editing';
import ImageUp from 'lucide-react/icons/image-up';
import type { ComponentType } from 'react';
import type { LandingCardProps } from '../landing/landing-card';

/** Drawn on the owners' photo, but not in the guest preview. */
export function ChangeImageButton() {
  if (useGuestPreview()) return null;
  return (
    <button
      type="button"
      onClick={() => openAdminDialog({ kind: 'change-image' })}
      className="caps focus-ring absolute top-5 right-5 inline-flex min-h-11 cursor-pointer items-center gap-2 border border-accent-line bg-ink-950/85 px-5 py-2.5 text-cream-100 transition hover:border-accent hover:bg-walnut-700"
    >
      <ImageUp aria-hidden strokeWidth={1.5} className="size-4 text-accent" />
      Change Image
    </button>
  );
}

interface StagedLandingCardProps extends LandingCardProps {
  /** Passed in, so that it stays in the landing page's own file. */
  Card: ComponentType<LandingCardProps>;
}

/** The way into a menu, counting the drinks as they will be once everything pending is saved. */
export function StagedLandingCard({ Card, ...props }: StagedLandingCardProps) {
  return <Card {...props} list={asGuestsSee(useStagedList(props.entityType))} />;
}
