import { answersAt } from '../src/health/health.js';
import { startUpstream, type Upstream } from './support/upstream.js';

let part: Upstream;
beforeAll(async () => {
  part = await startUpstream('part');
});
afterAll(() => part.stop());

const verdict = (ready: boolean, health: string) => {
  Object.assign(part, { ready, health });
  return answersAt(`http://${part.address}/health/ready`)();
};

test.each(['', 'nonsense', 'null', '"ready"', '{"version":1}', ' '.repeat(5_000)])(
  'a part is judged by its status, of no known version and without a reason, when it says %j',
  async (said) => {
    expect(await verdict(true, said)).toEqual({ ready: true, version: undefined });
    expect(await verdict(false, said)).toEqual({ ready: false, version: undefined, problems: {} });
  },
);

test('a part that does not know its commit has a version all the same', async () => {
  expect((await verdict(true, '{"version":"1.1.0"}')).version).toEqual({ version: '1.1.0', revision: '' });
});
