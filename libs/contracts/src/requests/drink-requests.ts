import { COCKTAIL_FIELDS, type CocktailCreation, type CocktailInput } from '../drinks/cocktail.js';
import { defaultOf, type FieldDefinition, type FieldTable } from '../drinks/field.js';
import { WHISKEY_FIELDS, type WhiskeyCreation, type WhiskeyInput } from '../drinks/whiskey.js';
import { fieldRule } from './field-rule.js';
import { Optional, Uuid } from './rules.js';

/** A class whose properties carry the rules of these fields, in their order. */
function requestOf<Request extends object>(
  rules: readonly (readonly [name: string, decorate: PropertyDecorator])[],
): new () => Request {
  const request = class {};
  for (const [name, decorate] of rules) decorate(request.prototype, name);
  return request as new () => Request;
}

const optional =
  (decorate: PropertyDecorator): PropertyDecorator =>
  (target, name) => {
    Optional()(target, name);
    decorate(target, name);
  };

const mayBeLeftOut = (field: FieldDefinition): boolean => defaultOf(field) !== undefined;

function creation(table: FieldTable) {
  const rules = Object.entries(table).map(([name, field]) => {
    const rule = fieldRule(field);
    return [name, mayBeLeftOut(field) ? optional(rule) : rule] as const;
  });
  return [['id', optional(Uuid('Id'))] as const, ...rules];
}

const changes = (table: FieldTable) =>
  Object.entries(table).map(([name, field]) => [name, optional(fieldRule(field))] as const);

/** Body of `POST /api/cocktails`. */
export class CreateCocktailRequest extends requestOf<{ id?: string } & CocktailCreation>(
  creation(COCKTAIL_FIELDS),
) {}

/** Body of `PATCH /api/cocktails/{id}`: what is left out stays as it is. */
export class UpdateCocktailRequest extends requestOf<Partial<CocktailInput>>(changes(COCKTAIL_FIELDS)) {}

/** Body of `POST /api/whiskeys`. A number that is taken inserts there. */
export class CreateWhiskeyRequest extends requestOf<{ id?: string } & WhiskeyCreation>(
  creation(WHISKEY_FIELDS),
) {}

/** Body of `PATCH /api/whiskeys/{id}`: what is left out stays; another number moves the whiskey. */
export class UpdateWhiskeyRequest extends requestOf<Partial<WhiskeyInput>>(changes(WHISKEY_FIELDS)) {}
