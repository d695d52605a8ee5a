import { IsString, ValidateBy } from 'class-validator';
import { characterCount, isUnstorable } from '../characters.js';
import { applyDecorators } from './apply-decorators.js';

/** At most `max` code points. */
export function MaxCharacters(max: number, label: string, each = false): PropertyDecorator {
  return ValidateBy(
    {
      name: 'maxCharacters',
      constraints: [max],
      validator: {
        validate: (value) => typeof value === 'string' && characterCount(value) <= max,
        defaultMessage: () => `${label} must be ${max} characters or less`,
      },
    },
    { each },
  );
}

/** No NUL and no lone surrogate. */
export function Storable(label: string, each = false): PropertyDecorator {
  return ValidateBy(
    {
      name: 'storable',
      validator: {
        validate: (value) => typeof value === 'string' && !isUnstorable(value),
        defaultMessage: () => `${label} has characters that cannot be stored`,
      },
    },
    { each },
  );
}

/** More than white space. */
export function NotBlank(label: string, message = `${label} is required`, each = false): PropertyDecorator {
  return ValidateBy(
    {
      name: 'notBlank',
      validator: {
        validate: (value) => typeof value === 'string' && value.trim() !== '',
        defaultMessage: () => message,
      },
    },
    { each },
  );
}

/** Not left out; `null` counts as left out. */
export function Present(message: string): PropertyDecorator {
  return ValidateBy({
    name: 'present',
    validator: {
      validate: (value) => value !== undefined && value !== null,
      defaultMessage: () => message,
    },
  });
}

/** A text of 1 to `max` code points that is not blank. */
export function RequiredText(
  label: string,
  max: number,
  requiredMessage = `${label} is required`,
): PropertyDecorator {
  return applyDecorators(
    Present(requiredMessage),
    IsString({ message: `${label} must be text` }),
    NotBlank(label, requiredMessage),
    Storable(label),
    MaxCharacters(max, label),
  );
}
