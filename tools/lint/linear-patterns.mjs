/** Each holds a pattern to a time that grows with its text, and no faster. */
export const LINEAR_PATTERNS = /** @type {const} */ ({
  'regexp/no-super-linear-backtracking': 'error',
  'regexp/no-super-linear-move': 'error',
});
