import { BadRequestException, ValidationPipe, type ValidationError } from '@nestjs/common';
import type { FieldError } from '@peanut/contracts';

function fieldErrors(error: ValidationError): FieldError[] {
  const [rule, message] = Object.entries(error.constraints ?? {})[0] ?? [];
  const own =
    message === undefined
      ? []
      : [
          {
            field: error.property,
            message:
              rule === 'whitelistValidation' ? `"${error.property}" is not a field of this request` : message,
          },
        ];
  return [...own, ...(error.children ?? []).flatMap(fieldErrors)];
}

/** 400 whose message is the first field's and whose details name every field. */
export class InvalidFieldsException extends BadRequestException {
  constructor(readonly details: FieldError[]) {
    super(details[0]?.message ?? 'The request is not valid');
  }
}

/** Checks bodies against the request classes. Values are never converted: "12" is no number. */
export function requestValidation(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    transform: true,
    exceptionFactory: (errors) => new InvalidFieldsException(errors.flatMap(fieldErrors)),
  });
}
