import { networkInterfaces } from 'node:os';
import { localAddress } from '../parts.mjs';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
const EVERYWHERE = ['0.0.0.0', '::'];
/** Networks inside this machine, of containers and virtual machines, and tunnels out of the house. */
const NOT_THE_HOUSE = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg)/;
/** The networks of homes, the usual first. */
const OF_HOMES = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

const unlikeliness = (/** @type {string} */ address) => {
  const at = OF_HOMES.findIndex((network) => network.test(address));
  return at < 0 ? OF_HOMES.length : at;
};

/** This machine's address in the house: what listens everywhere is reached there. */
function addressInTheHouse(/** @type {ReturnType<typeof networkInterfaces>} */ interfaces) {
  return Object.entries(interfaces)
    .filter(([name]) => !NOT_THE_HOUSE.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
    .sort((one, other) => unlikeliness(one) - unlikeliness(other))[0];
}

/**
 * The address that a phone in the house opens; undefined where none can.
 * @param {{ host: string, port: number, publicOrigin?: string, isHttps?: boolean }} settings
 */
export function phoneAddress({ host, port, publicOrigin, isHttps }, interfaces = networkInterfaces()) {
  if (publicOrigin) return LOOPBACK.test(new URL(publicOrigin).hostname) ? undefined : publicOrigin;
  if (LOOPBACK.test(host)) return undefined;
  const address = EVERYWHERE.includes(host) ? addressInTheHouse(interfaces) : host;
  return address && localAddress(address, port, isHttps);
}

/** White on black whatever the terminal's colours are: a code the other way round many cameras do not read. */
const COLOURS = '\u001b[38;5;231;48;5;16m';
const NO_COLOURS = '\u001b[0m';
const QUIET_ZONE = 2;

/**
 * How a phone gets in, in lines; with a QR code where a person looks at them.
 * @param {Parameters<typeof phoneAddress>[0]} settings
 * @param {boolean} isTerminal
 */
export async function phoneLines(settings, isTerminal, interfaces = networkInterfaces()) {
  const address = phoneAddress(settings, interfaces);
  if (!address) {
    const isOpen = EVERYWHERE.includes(settings.host);
    return isOpen ? [] : ['For phones too:  HOST=0.0.0.0 npm start'];
  }
  const line = `On your phone:   ${address}`;
  if (!isTerminal) return [line];
  // Installed by the first start.
  const { renderUnicodeCompact } = await import('uqr');
  const code = renderUnicodeCompact(address, { border: QUIET_ZONE }).split('\n');
  return [line, '', ...code.map((row) => `${COLOURS}${row}${NO_COLOURS}`)];
}
