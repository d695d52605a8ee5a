import { launchForTrial } from './trial-browser.mjs';

const started = (launch) =>
  launch.mock.calls.map(([{ chromiumSandbox, args }]) => [
    chromiumSandbox ?? false,
    args.includes('--no-sandbox'),
  ]);

describe('The browser of a trial', () => {
  it('has its sandbox, and nothing is said', async () => {
    const [launch, say] = [jest.fn(async () => 'browser'), jest.fn()];
    expect(await launchForTrial({ launch, executablePath: 'chromium', isRoot: false, say })).toBe('browser');
    expect(started(launch)).toEqual([[true, false]]);
    expect(say).not.toHaveBeenCalled();
  });

  it('goes without where the machine does not let it, and says so', async () => {
    const [launch, say] = [jest.fn(), jest.fn()];
    launch.mockRejectedValueOnce(new Error('No usable sandbox!')).mockResolvedValueOnce('browser');
    expect(await launchForTrial({ launch, executablePath: 'chromium', isRoot: false, say })).toBe('browser');
    expect(started(launch)).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(say.mock.calls).toEqual([[expect.stringContaining('without its sandbox: this machine')]]);
  });

  it('is not tried with one by root', async () => {
    const [launch, say] = [jest.fn(async () => 'browser'), jest.fn()];
    await launchForTrial({ launch, executablePath: 'chromium', isRoot: true, say });
    expect(started(launch)).toEqual([[false, true]]);
    expect(say.mock.calls).toEqual([[expect.stringContaining('this is root')]]);
  });
});
