import { AI_CONTROLS } from './list/ai.mjs';
import { BODY_CONTROLS } from './list/bodies.mjs';
import { PUBLIC_ORIGIN_CONTROLS } from './list/public-origin.mjs';
import { MENU_CONTROLS } from './list/menu.mjs';
import { OWNER_CONTROLS } from './list/owner.mjs';
import { PICTURE_CONTROLS } from './list/pictures.mjs';

/**
 * What keeps the product safe, each with the suite that must notice when it is gone.
 * @typedef {object} Control
 * @property {string} name
 * @property {string} file from the root
 * @property {string} from what stands there exactly once
 * @property {string} to what stands there without the control
 * @property {string[]} [builds] folders whose build must be renewed for the suite to see it
 * @property {Suite} suite
 *
 * @typedef {object} Suite
 * @property {'unit' | 'service' | 'browser'} project of Jest
 * @property {string} file from the root
 * @property {string} test pattern of the full names of the tests that are run
 * @property {boolean} [servers] whether they need Postgres and Redis
 * @property {number} [patience] milliseconds for a test without the control, where it would wait for ever
 */

/** @type {Control[]} */
export const CONTROLS = [
  ...BODY_CONTROLS,
  ...OWNER_CONTROLS,
  ...PICTURE_CONTROLS,
  ...MENU_CONTROLS,
  ...AI_CONTROLS,
  ...PUBLIC_ORIGIN_CONTROLS,
];
