// JavaScript, as parts.js is, because the doctor reads it.

/** For an owner whose guests come by plain http. Phones' browsers give these to pages of https alone. */
export const HTTPS_ADDS =
  'Over https guests also get the menu without a network, the app to install, a screen that stays awake over a recipe and their phone’s share sheet. The shortest way at home is a certificate of mkcert: see “https” in docs/operations.md.';
