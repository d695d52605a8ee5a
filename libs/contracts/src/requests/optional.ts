import { ValidateIf } from 'class-validator';

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
