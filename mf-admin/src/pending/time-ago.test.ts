import { timeAgo } from './time-ago';

const MINUTE = 60_000;

describe('timeAgo', () => {
  it.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [MINUTE, '1 minute ago'],
    [59 * MINUTE, '59 minutes ago'],
    [60 * MINUTE, '1 hour ago'],
    [24 * 60 * MINUTE, 'yesterday'],
    [-MINUTE, 'just now'],
  ])('calls %i ms %s', (passed, text) => {
    expect(timeAgo(1_000_000_000, 1_000_000_000 + passed)).toBe(text);
  });
});
