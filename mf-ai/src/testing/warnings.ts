/** Keeps expected warnings off the test's output; returns what was warned of. */
export function quietWarnings(): jest.SpyInstance {
  return jest.spyOn(console, 'warn').mockImplementation(() => undefined);
}
