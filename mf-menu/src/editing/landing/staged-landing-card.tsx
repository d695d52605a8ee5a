import { useStagedList } from '@peanut/editing';
import { asGuestsSee } from '@peanut/editing';
import type { ComponentType } from 'react';
import type { LandingCardProps } from '../../landing/landing-card';

interface StagedLandingCardProps extends LandingCardProps {
  /** Handed over, so that the landing page keeps it in its own file. */
  Card: ComponentType<LandingCardProps>;
}

/** The way into a menu, counting the drinks as they will be once everything pending is saved. */
export function StagedLandingCard({ Card, ...props }: StagedLandingCardProps) {
  return <Card {...props} list={asGuestsSee(useStagedList(props.entityType))} />;
}
