import { IsString, ValidateBy } from 'class-validator';
import { characterCount } from '../characters.js';
import { PASSWORD } from '../limits.js';
import { applyDecorators } from './apply-decorators.js';
import { MaxCharacters, RequiredText, Storable } from './text.js';

export const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD.min} characters`;

/** At least six code points, and not white space alone: the access modal ignores a blank password. */
function LongEnough(): PropertyDecorator {
  return ValidateBy({
    name: 'longEnough',
    constraints: [PASSWORD.min],
    validator: {
      validate: (value) =>
        typeof value === 'string' && value.trim() !== '' && characterCount(value) >= PASSWORD.min,
      defaultMessage: () => PASSWORD_TOO_SHORT,
    },
  });
}

/** Body of `POST /api/admin/verify`. */
export class VerifyPasswordRequest {
  @RequiredText('Password', PASSWORD.max) password!: string;
}

const NewPassword = () =>
  applyDecorators(
    IsString({ message: PASSWORD_TOO_SHORT }),
    LongEnough(),
    Storable('Password'),
    MaxCharacters(PASSWORD.max, 'Password'),
  );

/** Body of `POST /api/admin/password`. */
export class ChangePasswordRequest {
  @NewPassword() newPassword!: string;
}
