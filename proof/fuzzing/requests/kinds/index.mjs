import { bodyKinds } from './bodies.mjs';
import { compressionKinds } from './compression.mjs';
import { conditionKinds } from './conditions.mjs';
import { framingKinds } from './framing.mjs';
import { headKinds } from './heads.mjs';
import { pathKinds } from './paths.mjs';
import { sessionKinds } from './sessions.mjs';
import { slowKinds } from './slow.mjs';
import { talkKinds } from './talks.mjs';

/** Every kind of attack: its name, how often it comes, and `run(attack)`, which sends its requests. */
export const KINDS = [
  ...talkKinds,
  ...bodyKinds,
  ...compressionKinds,
  ...headKinds,
  ...conditionKinds,
  ...pathKinds,
  ...framingKinds,
  ...sessionKinds,
  ...slowKinds,
];
