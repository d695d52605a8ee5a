import { OWNERS_CODE } from '../../tools/lint/elements.mjs';

/** A text that the build leaves as it is, of each place whose code only the owner downloads, and of what it drags with. */
const TEXTS = {
  'libs/editing/src': 'The list that the bar answered is not whole.',
  'mf-menu/src/editing': 'Save deletes these. Keep the ones that should stay.',
  'mf-admin': 'All pending changes have been discarded.',
  'node_modules/@dnd-kit': 'To pick up a draggable item, press the space bar',
};

const untold = OWNERS_CODE.filter((place) => !(place in TEXTS));
if (untold.length > 0) throw new Error(`proof/lib/owners-code.mjs has no text of ${untold.join(', ')}`);

/** The places whose code a script can be told to be by. */
export const OWNERS_PLACES = Object.keys(TEXTS);

/** The places of the owner's that this script has code of. */
export const ownersPlacesIn = (script) => OWNERS_PLACES.filter((place) => script.includes(TEXTS[place]));
