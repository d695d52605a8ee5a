import { endOf, memoryProblem } from './memory.mjs';

it.each([
  new RangeError('WebAssembly.Memory(): could not allocate memory'),
  new RangeError('WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance'),
  new RangeError('Array buffer allocation failed'),
  Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' }),
])('knows that memory is short: %s', (error) => {
  expect(memoryProblem(error)).toMatch(/^There is not enough memory\. .*400 MB.*ulimit -v/);
});

it('takes no other error for that', () => {
  expect(memoryProblem(new Error('invalid page in block 3'))).toBeUndefined();
});

it.each(['SIGKILL', 'SIGABRT', 'SIGTRAP'])(
  'says of %s, whatever was said before, what memory it takes',
  (signal) => {
    expect(endOf(signal, 'a warning')).toMatch(
      /^it was ended \(SIG\w+\), probably for want of memory\. .*400 MB/,
    );
  },
);

it('repeats what a program said last', () => {
  expect(endOf(1, 'PORT must be a number')).toBe('PORT must be a number');
  expect(endOf(1, '')).toBe('it ended (1) before it was ready.');
});
