export { ChangeImageButton } from './change-image-button';
export { StagedLandingCard } from './staged-landing-card';
