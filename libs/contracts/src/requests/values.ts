import { IsBoolean, IsUUID, ValidateBy } from 'class-validator';
import { SORT_ORDER, WHISKEY_NUMBER } from '../limits.js';
import { applyDecorators } from './apply-decorators.js';

const NUMBER_REQUIRED = 'Number field is required and must be greater than 0';

interface Bounds {
  min: number;
  max: number;
}

/** A number within the bounds; the first message names what is wrong below them or of another type. */
function numberRule(
  name: string,
  whole: boolean,
  bounds: Bounds,
  low: string,
  high: string,
): PropertyDecorator {
  return applyDecorators(
    ValidateBy({
      name,
      constraints: [bounds.min, bounds.max],
      validator: {
        validate: (value) =>
          typeof value === 'number' &&
          (whole ? Number.isInteger(value) : Number.isFinite(value)) &&
          value >= bounds.min,
        defaultMessage: () => low,
      },
    }),
    ValidateBy({
      name: `${name}Max`,
      validator: {
        validate: (value) => typeof value === 'number' && value <= bounds.max,
        defaultMessage: () => high,
      },
    }),
  );
}

/** A whole number within the bounds. */
export function WholeNumber(label: string, bounds: Bounds): PropertyDecorator {
  const message = `${label} must be a whole number from ${bounds.min} to ${bounds.max}`;
  return numberRule('wholeNumber', true, bounds, message, message);
}

/** A number, whole or not, within the bounds. */
export function NumberWithin(label: string, bounds: Bounds): PropertyDecorator {
  const message = `${label} must be a number from ${bounds.min} to ${bounds.max}`;
  return numberRule('numberWithin', false, bounds, message, message);
}

/** Place of a whiskey in the flight. */
export function WhiskeyNumber(): PropertyDecorator {
  return numberRule(
    'wholeNumber',
    true,
    WHISKEY_NUMBER,
    NUMBER_REQUIRED,
    `Number must be ${WHISKEY_NUMBER.max} or less`,
  );
}

export function SortOrder(): PropertyDecorator {
  return WholeNumber('Sort order', SORT_ORDER);
}

/** The JSON values true and false, never their names. */
export function TrueOrFalse(label: string): PropertyDecorator {
  return IsBoolean({ message: `${label} must be true or false` });
}

/** A uuid of any version. */
export function Uuid(label: string): PropertyDecorator {
  return IsUUID('loose', { message: `${label} must be a uuid` });
}
