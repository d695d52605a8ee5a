import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CredentialEntity } from '../database/credential.entity.js';
import { newPassphrase } from './passphrase.js';
import { hashPassword } from './password-hasher.js';

/** Sets the password of a new bar: the given one, or one made up here and shown once. */
export class FirstPassword {
  private made: string | undefined;

  /**
   * @param given the owner's choice, if any
   * @param plainLine show a made-up one as a plain line for the program that started this one
   */
  constructor(
    private readonly given: string | undefined,
    private readonly plainLine: boolean,
  ) {}

  /** Stores it unless there is a password already. Runs under the migrations' lock. */
  async store(manager: EntityManager): Promise<void> {
    this.made = undefined;
    if (await manager.existsBy(CredentialEntity, { id: 1 })) return;
    const password = this.given ?? newPassphrase();
    await manager.insert(CredentialEntity, {
      id: 1,
      passwordHash: await hashPassword(password),
      epoch: 1,
      deviceSecret: randomBytes(32),
    });
    if (this.given === undefined) this.made = password;
  }

  /** Shows a made-up password, once it is stored for good. */
  announce(): void {
    if (this.made === undefined) return;
    if (this.plainLine) process.stdout.write(`PEANUT_FIRST_BOOT_PASSWORD ${this.made}\n`);
    else
      new Logger('FirstPassword').log(
        `The admin password of this new bar is ${this.made} . It is shown only this once; change it in Settings.`,
      );
    this.made = undefined;
  }
}
