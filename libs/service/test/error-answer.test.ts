import { errorAnswer } from '../src/http/error-answer.js';

/** An error as pg throws it. */
const refusal = (code: string): Error => Object.assign(new Error('refused'), { code });

describe('errorAnswer', () => {
  it.each([
    ['a number out of its range', '22003', 400],
    ['a text that is no uuid', '22P02', 400],
    ['NUL in a text', '22021', 400],
    ['a value that a check refuses', '23514', 400],
    ['a value that is there already', '23505', 409],
    ['a statement that took too long', '57014', 503],
    ['a transaction that lay idle for too long, as after a clock was set', '25P03', 503],
    ['a full disk', '53100', 503],
    ['a statement that is wrong', '42601', 500],
  ])('for %s (%s): %i', (_, code, status) => expect(errorAnswer(refusal(code)).status).toBe(status));
});
