import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';

/** What decides where a request came from, and whether it is meant for this installation. */
export interface OriginSettings {
  /** The address that people use; without it any host is taken. */
  publicOrigin?: URL;
  /** Machines whose `X-Forwarded-For` and `-Proto` are believed. */
  trustedProxies: BlockList;
}

/** Where a request came from, as the services are told. */
export interface Client {
  address: string;
  scheme: 'http' | 'https';
  /** The host that the client asked for. */
  host: string;
}

const ORIGIN = /^https?:\/\/(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?\/?$/i;
const DEFAULT_PORT = { 'http:': 80, 'https:': 443 } as const;

/** As an origin, but that its host may have any letters. */
const NAMED = /^https?:\/\/[^\s/?#@:"]+(?::\d{1,5})?\/?$/i;

/** @throws Error saying what it must be */
export function parsePublicOrigin(text: string): URL {
  if (NAMED.test(text) && !ORIGIN.test(text))
    throw new Error(
      `must name its host in letters from a to z, digits, dots and hyphens, any other letter as browsers ` +
        `send it: xn--br-via.example for bär.example (it is "${text}")`,
    );
  if (!ORIGIN.test(text) || !URL.canParse(text))
    throw new Error(`must be an address without a path, like https://bar.example (it is "${text}")`);
  return new URL(text);
}

/**
 * Addresses and CIDR ranges, with commas or spaces between them.
 * @throws Error saying what it must be
 */
export function parseTrustedProxies(text: string): BlockList {
  const list = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', prefix, ...rest] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const longest = family === 'ipv6' ? 128 : 32;
    const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
    if (!isIP(address) || !isPrefix || rest.length > 0)
      throw new Error(`must be addresses or ranges like 10.0.0.0/8 (it has "${entry}")`);
    list.addSubnet(address, prefix === undefined ? longest : Number(prefix), family);
  }
  return list;
}

/** Without what some proxies write around it: a port, brackets before it, the prefix of an IPv4 address. */
const plain = (address: string): string =>
  address
    .replace(/^\[([^\]]*)\]:\d{1,5}$/, '$1')
    .replace(/^([\d.]+):\d{1,5}$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/** Who holds the other end of the connection; behind a proxy that is the proxy. */
export const peerOf = ({ remoteAddress }: { remoteAddress?: string | undefined }): string =>
  plain(remoteAddress ?? '');

/** This machine's own programs, a proxy that is not named among them: many guests may be behind it. */
export const isThisMachine = (address: string): boolean => /^(?:127\.|::1$)/.test(address);

export function isIn(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** The nearest address that is no trusted proxy: what stands further left may be made up. */
function clientAddress(peer: string, forwardedFor: string, proxies: BlockList): string {
  let address = peer;
  const hops = forwardedFor.split(',').map((hop) => plain(hop.trim()));
  while (isIn(proxies, address)) {
    const next = hops.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** Whether the gateway itself speaks https with this client. */
export const isEncrypted = ({ socket }: IncomingMessage): boolean =>
  (socket as Partial<TLSSocket>).encrypted === true;

/** Says where a request came from; forwarded headers count only from a trusted proxy. */
export function clientOf(req: IncomingMessage, { publicOrigin, trustedProxies }: OriginSettings): Client {
  const peer = peerOf(req.socket);
  const isProxied = isIn(trustedProxies, peer);
  const isSecure = publicOrigin
    ? publicOrigin.protocol === 'https:'
    : isProxied && /^https$/i.test(String(req.headers['x-forwarded-proto']));
  return {
    address: isProxied
      ? clientAddress(peer, String(req.headers['x-forwarded-for'] ?? ''), trustedProxies)
      : peer,
    scheme: isSecure || isEncrypted(req) ? 'https' : 'http',
    host: publicOrigin?.host ?? req.headers.host ?? 'localhost',
  };
}

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The address that people use; a host that is none is not repeated. */
export const originOf = (scheme: Client['scheme'], host = ''): string =>
  `${scheme}://${HOST.test(host) ? host.toLowerCase() : 'localhost'}`;

/** Whether the request asks for this installation. Without a public origin any host is accepted. */
export function isOurHost(host: string | undefined, { publicOrigin }: OriginSettings): boolean {
  if (!publicOrigin) return true;
  const { hostname, protocol } = publicOrigin;
  const withPort = `${hostname}:${publicOrigin.port || DEFAULT_PORT[protocol as 'http:' | 'https:']}`;
  return host !== undefined && [publicOrigin.host, withPort].includes(host.toLowerCase());
}
