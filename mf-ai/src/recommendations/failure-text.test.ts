import { ApiError } from '@peanut/web';
import { failureText } from './failure-text';

const refusal = (status: number, message: string) =>
  new ApiError(status, JSON.stringify({ statusCode: status, error: '', message, requestId: 'r' }));

const QUOTA = 'Your OpenAI API quota has been exceeded. Please check your OpenAI billing and usage limits.';
const LIMIT = 'Too many requests. Please wait a moment and try again.';

describe('failureText', () => {
  it.each([
    ['a used-up quota', refusal(503, 'The AI quota of this bar is used up.'), QUOTA],
    ['a quota in capitals', refusal(429, 'Insufficient QUOTA'), QUOTA],
    ['a rate limit', refusal(429, 'You have reached the rate limit.'), LIMIT],
    ["the gateway's own limit", new ApiError(429, 'slow down'), LIMIT],
    ['a service that is down', refusal(503, 'Not available'), 'Please try again later.'],
    ['no network', new TypeError('Failed to fetch'), 'Please try again later.'],
    ['nonsense', 'oops', 'Please try again later.'],
  ])('explains %s', (_what, error, text) => {
    expect(failureText(error)).toBe(text);
  });
});
