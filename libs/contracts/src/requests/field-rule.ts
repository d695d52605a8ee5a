import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsString } from 'class-validator';
import type {
  ChoicesDefinition,
  FieldDefinition,
  ListDefinition,
  NumberDefinition,
} from '../drinks/field.js';
import {
  Clearable,
  MaxCharacters,
  NoneTwice,
  NotBlank,
  NumberWithin,
  RequiredText,
  Storable,
  TrueOrFalse,
  applyDecorators,
} from './rules.js';

/** A text that may be left out or null. */
export function OptionalText(label: string, max: number): PropertyDecorator {
  return applyDecorators(
    Clearable(),
    IsString({ message: `${label} must be text` }),
    Storable(label),
    MaxCharacters(max, label),
  );
}

function TextList({ item, min, max, maxCharacters, tooFew, tooMany }: ListDefinition): PropertyDecorator {
  return applyDecorators(
    IsArray({ message: tooFew }),
    ArrayMinSize(min, { message: tooFew }),
    ArrayMaxSize(max, { message: tooMany }),
    IsString({ each: true, message: `Each ${item.toLowerCase()} must be text` }),
    NotBlank(item, `Each ${item.toLowerCase()} must have text`, true),
    Storable(item, true),
    MaxCharacters(maxCharacters, item, true),
  );
}

function Choices({ label, options }: ChoicesDefinition): PropertyDecorator {
  const message = `${label} must be some of ${options.join(', ')}`;
  return applyDecorators(
    IsArray({ message }),
    IsIn(options, { each: true, message }),
    NoneTwice(`${label} can name each only once`),
  );
}

function NumberRule({ label, isWhole, tooLow, tooHigh, min, max }: NumberDefinition): PropertyDecorator {
  const message = `${label} must be a ${isWhole ? 'whole number' : 'number'} from ${min} to ${max}`;
  return NumberWithin(isWhole, { min, max }, tooLow ?? message, tooHigh ?? message);
}

/** The rule that a field's value obeys in every request that names it. */
export function fieldRule(field: FieldDefinition): PropertyDecorator {
  switch (field.kind) {
    case 'text':
      return RequiredText(field.label, field.max);
    case 'optional text':
      return OptionalText(field.label, field.max);
    case 'list':
      return TextList(field);
    case 'choices':
      return Choices(field);
    case 'flag':
      return TrueOrFalse(field.label);
    case 'number':
      return NumberRule(field);
  }
}
