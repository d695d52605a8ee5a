import type { Kind } from '../attack.js';
import { BODIES } from './bodies.js';
import { COMPRESSION } from './compression.js';
import { FRAMING } from './framing.js';
import { HEADS } from './heads.js';
import { PATHS } from './paths.js';
import { SESSIONS } from './sessions.js';
import { SLOW } from './slow.js';
import { TALKS } from './talks.js';

export const KINDS: Kind[] = [
  ...[...TALKS, ...BODIES, ...COMPRESSION, ...HEADS, ...PATHS, ...FRAMING, ...SESSIONS, ...SLOW],
];
