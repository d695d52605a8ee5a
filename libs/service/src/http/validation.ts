import { BadRequestException, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { InvalidField } from '@peanut/contracts';
import { getMetadataStorage, validate, type ValidationError } from 'class-validator';

type RequestClass = new () => object;

const MOST_DETAILS = 20;
const NAME_SHOWN = 50;

/** 400 whose message is the first field's and whose details name the fields, 20 at most. */
export class InvalidFieldsException extends BadRequestException {
  readonly details: InvalidField[];

  constructor(details: InvalidField[]) {
    super(details[0]?.message ?? 'The request is not valid');
    this.details = details.slice(0, MOST_DETAILS);
  }
}

function unknownField(name: string): InvalidField {
  const field = name.slice(0, NAME_SHOWN);
  return { field, message: `"${field}" is not a field of this request` };
}

function fieldError({ property, constraints = {} }: ValidationError): InvalidField {
  return { field: property, message: Object.values(constraints)[0] ?? `${property} is not valid` };
}

/**
 * Checks bodies against the request classes. Values are never converted: "12" is no number. Unknown names are
 * refused before any value is looked at. The classes are flat: what a field holds is checked by its own rules.
 */
export class RequestValidation implements PipeTransform {
  private readonly fields = new Map<RequestClass, ReadonlySet<string>>();

  /** @throws InvalidFieldsException */
  async transform(body: object | undefined, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if (type !== 'body' || metatype === undefined) return body;
    return this.check(metatype as RequestClass, body ?? {});
  }

  /**
   * The body as an object of its class.
   * @throws InvalidFieldsException
   */
  async check<T extends object>(requestClass: new () => T, body: object): Promise<T> {
    const request = this.fill(requestClass, body);
    const errors = await validate(request, { stopAtFirstError: true });
    if (errors.length > 0) throw new InvalidFieldsException(errors.map(fieldError));
    return request;
  }

  private fill<T extends object>(requestClass: new () => T, body: object): T {
    const known = this.fieldsOf(requestClass);
    const unknown = Object.keys(body).filter((name) => !known.has(name));
    if (unknown.length > 0)
      throw new InvalidFieldsException(unknown.slice(0, MOST_DETAILS).map(unknownField));
    return Object.assign(new requestClass(), body);
  }

  private fieldsOf(requestClass: RequestClass): ReadonlySet<string> {
    const known = this.fields.get(requestClass);
    if (known) return known;
    const rules = getMetadataStorage().getTargetValidationMetadatas(requestClass, '', false, false);
    const found = new Set(rules.map(({ propertyName }) => propertyName));
    this.fields.set(requestClass, found);
    return found;
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id in a path, in lower case; 400 when it is no uuid. */
export class UuidPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!UUID.test(value)) throw new BadRequestException('The id in the path must be a uuid');
    return value.toLowerCase();
  }
}
