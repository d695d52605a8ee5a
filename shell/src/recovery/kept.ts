/** Key in the tab's storage: what the page was left as before it loaded anew. */
export const KEPT = 'peanut-typed';
