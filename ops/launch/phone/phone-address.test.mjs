import { phoneAddress, phoneLines } from './phone-address.mjs';

const ipv4 = (/** @type {string} */ address, internal = false) =>
  /** @type {import('node:os').NetworkInterfaceInfo} */ ({ address, internal, family: 'IPv4' });
const INTERFACES = {
  lo: [ipv4('127.0.0.1', true)],
  docker0: [ipv4('172.17.0.1')],
  eth1: [ipv4('10.0.0.7')],
  wlan0: [ipv4('192.168.1.20')],
};
const LISTENING = { host: '0.0.0.0', port: 8080 };

describe("the phone's address", () => {
  it.each(
    /** @type {[string, Partial<Parameters<typeof phoneAddress>[0]>, string | undefined][]} */ ([
      ['the machine in the house, where it listens everywhere', {}, 'http://192.168.1.20:8080'],
      ['the same over IPv6 too, and by https', { host: '::', isHttps: true }, 'https://192.168.1.20:8080'],
      ['the address it listens on', { host: '10.0.0.7' }, 'http://10.0.0.7:8080'],
      ['the same of IPv6', { host: 'fd00::7' }, 'http://[fd00::7]:8080'],
      ['the public one', { host: '127.0.0.1', publicOrigin: 'https://bar.example' }, 'https://bar.example'],
      ['none for a public one of this machine alone', { publicOrigin: 'http://localhost:8080' }, undefined],
      ['none, where only this machine is heard', { host: '127.0.0.1' }, undefined],
      ['none for localhost', { host: 'localhost' }, undefined],
    ]),
  )('is %s', (_, settings, address) => {
    expect(phoneAddress({ ...LISTENING, ...settings }, INTERFACES)).toBe(address);
  });

  it('is none without a network', async () => {
    expect(phoneAddress(LISTENING, { lo: INTERFACES.lo })).toBeUndefined();
    expect(await phoneLines(LISTENING, true, { lo: INTERFACES.lo })).toEqual([]);
  });

  it('is said in one line in a log, and drawn as a QR code on a terminal', async () => {
    const line = 'On your phone:   http://192.168.1.20:8080';
    expect(await phoneLines(LISTENING, false, INTERFACES)).toEqual([line]);
    const [first, , ...code] = await phoneLines(LISTENING, true, INTERFACES);
    expect(first).toBe(line);
    expect(code.length).toBeGreaterThan(10);
    expect(code.every((row) => row.startsWith('\u001b[38;5;231;48;5;16m') && row.endsWith('\u001b[0m'))).toBe(
      true,
    );
  });

  it('is told how to come by, where only this machine is heard', async () => {
    expect(await phoneLines({ ...LISTENING, host: '127.0.0.1' }, true, INTERFACES)).toEqual([
      'For phones too:  HOST=0.0.0.0 npm start',
    ]);
  });
});
