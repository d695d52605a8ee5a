import { IsBoolean, IsString, IsUUID, ValidateBy, ValidateIf } from 'class-validator';
import { characterCount, isUnstorable } from '../characters.js';
import { SORT_ORDER } from '../input-limits.js';

/** Several property decorators as one. */
export function applyDecorators(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
}

/** May be left out. `null` is a value and is checked like any other. */
export function Optional(): PropertyDecorator {
  return ValidateIf((_request, value: unknown) => value !== undefined);
}

/** May be left out, and `null` clears it. */
export function Clearable(): PropertyDecorator {
  return ValidateIf((_request, value: unknown) => value !== undefined && value !== null, {
    context: { nullable: true },
  });
}

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
function Present(message: string): PropertyDecorator {
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

interface Bounds {
  min: number;
  max: number;
}

/** A number within the bounds; the first message names what is wrong below them or of another type. */
export function NumberWithin(
  isWhole: boolean,
  bounds: Bounds,
  tooLow: string,
  tooHigh: string,
): PropertyDecorator {
  const name = isWhole ? 'wholeNumber' : 'numberWithin';
  return applyDecorators(
    ValidateBy({
      name,
      constraints: [bounds.min, bounds.max],
      validator: {
        validate: (value) =>
          typeof value === 'number' &&
          (isWhole ? Number.isInteger(value) : Number.isFinite(value)) &&
          value >= bounds.min,
        defaultMessage: () => tooLow,
      },
    }),
    ValidateBy({
      name: `${name}Max`,
      validator: {
        validate: (value) => typeof value === 'number' && value <= bounds.max,
        defaultMessage: () => tooHigh,
      },
    }),
  );
}

export function SortOrder(): PropertyDecorator {
  const message = `Sort order must be a whole number from ${SORT_ORDER.min} to ${SORT_ORDER.max}`;
  return NumberWithin(true, SORT_ORDER, message, message);
}

/** The JSON values true and false, never their names. */
export function TrueOrFalse(label: string): PropertyDecorator {
  return IsBoolean({ message: `${label} must be true or false` });
}

/** A uuid of any version. */
export function Uuid(label: string): PropertyDecorator {
  return IsUUID('loose', { message: `${label} must be a uuid` });
}

/** A list without duplicates; case does not count. */
export function NoneTwice(message: string): PropertyDecorator {
  return ValidateBy({
    name: 'noneTwice',
    validator: {
      validate: (value) =>
        Array.isArray(value) && new Set(value.map((one) => String(one).toLowerCase())).size === value.length,
      defaultMessage: () => message,
    },
  });
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fails with the sentence that `problem` finds; `schema` says the same as JSON Schema, for the API's documents. */
export function Checked(
  name: string,
  schema: object,
  problem: (value: unknown) => string | undefined,
): PropertyDecorator {
  return ValidateBy(
    {
      name,
      validator: {
        validate: (value) => problem(value) === undefined,
        defaultMessage: (check) => problem(check?.value) ?? '',
      },
    },
    { context: { schema } },
  );
}
