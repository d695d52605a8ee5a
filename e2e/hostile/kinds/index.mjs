import { bodyKinds } from './bodies.mjs';
import { conditionKinds } from './conditions.mjs';
import { framingKinds } from './framing.mjs';
import { headKinds } from './heads.mjs';
import { pathKinds } from './paths.mjs';
import { talkKinds } from './talks.mjs';

/** Every kind of attack: its name, how often it comes, and `run(attack)`, which sends its requests. */
export const KINDS = [
  ...talkKinds,
  ...bodyKinds,
  ...headKinds,
  ...conditionKinds,
  ...pathKinds,
  ...framingKinds,
];
