import { BlockList, isIP } from 'node:net';

const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addAddress('::1', 'ipv6');

/**
 * Express's trust function. Only the nearest hop, the gateway, is believed, and only from a private network:
 * what a client itself wrote into `X-Forwarded-*` is further left and is ignored.
 */
export function trustGateway(address: string, hop: number): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  const family = isIP(plain);
  return hop === 0 && family !== 0 && privateNetworks.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}
