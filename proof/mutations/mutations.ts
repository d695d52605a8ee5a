import { AI } from './list/ai.js';
import { BODIES } from './list/bodies.js';
import { MENU } from './list/menu.js';
import { OWNER } from './list/owner.js';
import { PICTURES } from './list/pictures.js';
import { PUBLIC_ORIGIN } from './list/public-origin.js';
import type { Mutation } from './mutation.js';

export const MUTATIONS: Mutation[] = [...BODIES, ...OWNER, ...PICTURES, ...MENU, ...AI, ...PUBLIC_ORIGIN];
