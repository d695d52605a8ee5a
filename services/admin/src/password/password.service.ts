import { Injectable } from '@nestjs/common';
import { Database } from '@peanut/service';
import type { CredentialEntity } from '../database/credential.entity.js';
import { Sessions } from '../sessions/sessions.js';
import { Credentials } from './credentials.js';

@Injectable()
export class PasswordService {
  constructor(
    private readonly database: Database,
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Sets a new password, by its hash, and ends every session but the caller's. All known devices are forgotten with
   * the old one.
   * @returns what is stored of the new one
   */
  change(passwordHash: string, ownToken: string): Promise<CredentialEntity> {
    return this.database.transaction(async (manager) => {
      const credential = await this.credentials.replace(manager, passwordHash);
      await this.sessions.endOthers(manager, ownToken);
      return credential;
    });
  }
}
