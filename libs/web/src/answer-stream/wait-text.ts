import type { BartenderWait } from '@peanut/contracts';

const PLACES = ['you are next', 'you are next but one'];

/** Tells a guest why the bartender has not begun; '' for a reason that is not known here, such as one of a later version. */
export function waitText(wait: BartenderWait): string {
  switch (wait.reason) {
    case 'loading':
      return 'The bartender is getting ready, one moment';
    case 'queue':
      return `The bartender is busy, ${PLACES[wait.before] ?? `${wait.before} are before you`}`;
    default:
      return '';
  }
}
