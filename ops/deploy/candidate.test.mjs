import { launchSandboxed } from './browser.mjs';
import { twice } from './candidate.mjs';

/** A look that finds these, one after the other. @param {string[][]} findings */
const looks = (...findings) => jest.fn(async () => findings.shift() ?? []);

describe('What is found at a candidate', () => {
  it('is not looked for again when there is nothing', async () => {
    const look = looks([], ['a page throws']);
    expect(await twice(look)).toEqual([]);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('counts as the next look finds it', async () => {
    expect(await twice(looks(['the network was slow'], []))).toEqual([]);
    expect(await twice(looks(['slow', 'a page throws'], ['a page throws']))).toEqual(['a page throws']);
  });
});

describe('The browser of the check', () => {
  const launch = jest.fn();
  const warn = jest.fn();
  const start = (isRoot = false) => launchSandboxed(launch, 'chromium', warn, isRoot);
  const started = () =>
    launch.mock.calls.map(([{ chromiumSandbox = false, args }]) => [
      chromiumSandbox,
      args.includes('--no-sandbox'),
    ]);

  beforeEach(() => launch.mockReset().mockResolvedValue('browser'));
  afterEach(() => warn.mockReset());

  it('has its sandbox, and nothing is said', async () => {
    expect(await start()).toBe('browser');
    expect(started()).toEqual([[true, false]]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('goes without where the machine does not let it, and says so', async () => {
    launch.mockRejectedValueOnce(new Error('No usable sandbox!'));
    expect(await start()).toBe('browser');
    expect(started()).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('without a sandbox: this machine')]]);
  });

  it('is not started with one by root', async () => {
    await start(true);
    expect(started()).toEqual([[false, true]]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('you are root')]]);
  });
});
