import { SharedBody } from '../src/edge/shared-body.js';

test('a body that replaces another is compressed before anybody asks, as that one was asked for', async () => {
  const first = new SharedBody(Buffer.from('old'));
  await first.in('br');
  const second = await first.replacedBy(Buffer.from('new'));
  expect([second.in('br'), second.in('gzip')].map((body) => Buffer.isBuffer(body))).toEqual([true, false]);
});
