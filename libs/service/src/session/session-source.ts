import type { AdminSession } from '@peanut/contracts';

/** Who knows whether a session id is good: the admin service itself, or a client that asks it. */
export abstract class SessionSource {
  /**
   * @param token the opaque id of the cookie
   * @param secure whether the request came over https
   * @throws UnavailableException when that cannot be found out
   */
  abstract find(token: string, secure: boolean): Promise<AdminSession>;
}
