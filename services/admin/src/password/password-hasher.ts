import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { Semaphore, TooManyRequestsException } from '@peanut/service';

/** What scrypt costs: the logarithm of its rounds, its block size, its parallel parts. */
interface Cost {
  ln: number;
  r: number;
  p: number;
}

const COST: Cost = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Node's own limit is just too small for this cost. */
const MAX_MEMORY = 64 * 1024 * 1024;
const PHC = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const scryptKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Who waits with whom: those who knew the password before never wait behind those who did not. */
type Lane = 'known' | 'new';

/** Milliseconds in the queue, and in all: less than the gateway waits, so that a busy machine says that it is busy. */
const TIMES = { patience: 1_500, longest: 3_000 } as const;
const busy = (): Error =>
  new TooManyRequestsException('Too many passwords are being checked. Please wait a moment.', 1);

/** A new PHC string for the password, however long that takes: for when no request waits for it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${base64(salt)}$${base64(key)}`;
}

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: MAX_MEMORY };
  return scryptKey(password.normalize('NFC'), salt, KEY_BYTES, options);
}

/** Hashes the passwords of requests with scrypt, three at a time at most: forty at once would take 600 MB of memory. */
export class PasswordHasher {
  private readonly lanes = {
    known: new Semaphore({ running: 1, waiting: 2, ...TIMES }, busy),
    new: new Semaphore({ running: 2, waiting: 8, ...TIMES }, busy),
  };

  /** A new PHC string for the password, in the lane of those who are known. */
  hash(password: string): Promise<string> {
    return this.lanes.known.enter(() => hashPassword(password));
  }

  /**
   * Whether the password belongs to the PHC string.
   * @throws TooManyRequestsException when too many others of the lane are being checked, or for too long
   */
  async matches(password: string, phc: string, lane: Lane): Promise<boolean> {
    const [, ln, r, p, salt, key] = PHC.exec(phc) ?? [];
    if (salt === undefined || key === undefined) throw new Error('The stored password hash is not readable');
    const expected = Buffer.from(key, 'base64');
    const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
    const given = await this.lanes[lane].enter(() => derive(password, Buffer.from(salt, 'base64'), cost));
    return timingSafeEqual(given, expected);
  }
}
