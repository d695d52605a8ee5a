import { windowIn, withoutSecrets } from './failure-of.js';

it.each([
  ['request (5653 tokens) exceeds the available context size (4096 tokens), try increasing it', 4096],
  ['the context length (n_keep: 13055>= n_ctx: 4096)', 4096],
  ["This model's maximum context length is 8192 tokens. However, you requested 9000 tokens", 8192],
  ['Rate limit reached for 1000 requests', undefined],
])('reads the window in %j', (sentence, tokens) => {
  expect(windowIn(sentence)).toBe(tokens);
});

it('shows a sentence of the server without keys and passwords, and no longer than 200 characters', () => {
  const said = `Incorrect API key provided: sk-abc123. Sent Bearer xyz to http://me:word@host/ with my-key.\n${'x'.repeat(300)}`;
  const shown = withoutSecrets(said, ['my-key', '']);
  expect(shown).toHaveLength(200);
  expect(shown).toMatch(/^Incorrect API key provided: ••• Sent ••• to http:\/\/•••@host\/ with •••\. x+…$/);
});
