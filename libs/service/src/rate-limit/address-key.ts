import ipaddr from 'ipaddr.js';

/** One household's address: an IPv4 address whole, an IPv6 address by its network of 64 bits. */
export function addressKey(address: string): string {
  const plain = address.replace(/%[^%]*$/, '');
  if (!ipaddr.isValid(plain)) return 'unknown';
  const parsed = ipaddr.process(plain);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.toString();
}
