import { Injectable } from '@nestjs/common';
import { Database } from '@peanut/service';
import { Sessions } from '../sessions/sessions.js';
import { Credentials, type Credential } from './credentials.js';
import { PasswordHasher } from './password-hasher.js';

@Injectable()
export class PasswordService {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Sets a new password and ends every session but the caller's. All known devices are forgotten with the old one.
   * @returns what is stored of the new one
   */
  async change(newPassword: string, ownToken: string): Promise<Credential> {
    const passwordHash = await this.hasher.hash(newPassword);
    return this.database.transaction(async (manager) => {
      const credential = await this.credentials.replace(manager, passwordHash);
      await this.sessions.endOthers(manager, ownToken);
      return credential;
    });
  }
}
