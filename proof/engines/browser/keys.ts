import { Key as Codes } from 'selenium-webdriver';
import type { Key } from './browser.js';

/** The characters by which both of WebDriver's protocols name keys. */
export const KEYS: Record<Key, string> = {
  Enter: Codes.ENTER,
  Escape: Codes.ESCAPE,
  Tab: Codes.TAB,
  Backspace: Codes.BACK_SPACE,
  PageDown: Codes.PAGE_DOWN,
};
