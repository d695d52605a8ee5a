import { IsString, ValidateBy } from 'class-validator';
import { characterCount, isUnstorable } from '../characters.js';
import { SETTING_KEYS, type SettingKey } from '../answers.js';
import { PASSWORD, SETTING_LENGTHS } from '../input-limits.js';
import { MaxCharacters, RequiredText, Storable, applyDecorators } from './rules.js';

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

/** Body of `PUT /api/admin/settings/{key}`; `null` unsets. Which texts are allowed depends on the key. */
export class PutSettingRequest {
  @ValidateBy({
    name: 'textOrNull',
    validator: {
      validate: (value) => value === null || typeof value === 'string',
      defaultMessage: () => 'Value must be text, or null to unset it',
    },
  })
  value!: string | null;
}

export function isSettingKey(key: string): key is SettingKey {
  return (SETTING_KEYS as readonly string[]).includes(key);
}

function limitedText(label: string, max: number, value: string): string | undefined {
  if (value.trim() === '') return `${label} is required`;
  return characterCount(value) > max ? `${label} must be ${max} characters or less` : undefined;
}

function trueOrFalse(label: string, value: string): string | undefined {
  return value === 'true' || value === 'false' ? undefined : `${label} must be "true" or "false"`;
}

const TEXT_RULES: Record<SettingKey, (value: string) => string | undefined> = {
  bar_name: (value) => limitedText('Bar name', SETTING_LENGTHS.bar_name, value),
  bar_subtitle: (value) => limitedText('Subtitle', SETTING_LENGTHS.bar_subtitle, value),
  accent_color: (value) =>
    /^#[0-9a-f]{6}$/i.test(value) ? undefined : 'Accent colour must look like #c8893b',
  clear_undo_after_save: (value) => trueOrFalse('Clear undo history', value),
  hide_unavailable: (value) => trueOrFalse('Hide drinks that are out of stock', value),
  landing_page_image: () => 'A landing picture is set by uploading one; here it can only be removed',
};

/** What is wrong with a setting's value, as a sentence; undefined when nothing is. */
export function settingProblem(key: SettingKey, value: string | null): string | undefined {
  if (value === null) return undefined;
  if (isUnstorable(value)) return 'Value has characters that cannot be stored';
  return TEXT_RULES[key](value);
}

/** An address of ours, its signature included, is shorter. */
const LONGEST_ADDRESS = 300;

/** Body of `PUT /api/images/landing`: the address that an upload answered, or the one it was sent to. */
export class PutLandingImageRequest {
  @RequiredText('Image URL', LONGEST_ADDRESS) imageURL!: string;
}
