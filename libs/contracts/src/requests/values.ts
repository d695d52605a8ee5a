import { IsBoolean, IsUUID, ValidateBy } from 'class-validator';
import { SORT_ORDER } from '../limits.js';
import { applyDecorators } from './apply-decorators.js';

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

/** A list in which nothing stands twice, whatever its case. */
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
