import { IsArray, IsUUID, ValidateBy, ValidateIf } from 'class-validator';
import { TEXT_LENGTHS } from '../input-limits.js';
import { OptionalText } from './field-rule.js';
import {
  NoneTwice,
  NotBlank,
  Optional,
  RequiredText,
  SortOrder,
  TrueOrFalse,
  applyDecorators,
} from './rules.js';

const SpiritName = () => RequiredText('Spirit name', TEXT_LENGTHS.spirit);

/** Body of `POST /api/spirit-options`. The name is stored trimmed. */
export class CreateSpiritOptionRequest {
  @SpiritName() name!: string;
  @Optional() @TrueOrFalse('Active') isActive?: boolean;
  @Optional() @SortOrder() sortOrder?: number;
}

/** Body of `PATCH /api/spirit-options/{id}`. A new name also renames the spirit of the cocktails that use it. */
export class UpdateSpiritOptionRequest {
  @Optional() @SpiritName() name?: string;
  @Optional() @TrueOrFalse('Active') isActive?: boolean;
  @Optional() @SortOrder() sortOrder?: number;
}

const ThingName = () => RequiredText('Name', TEXT_LENGTHS.shelfThing);

/** Body of `POST /api/shelf`. The name is stored trimmed. */
export class CreateShelfThingRequest {
  @ThingName() name!: string;
  @Optional() @TrueOrFalse('In stock') isStocked?: boolean;
}

/** Body of `PATCH /api/shelf/{id}`: what is left out stays as it is. */
export class UpdateShelfThingRequest {
  @Optional() @ThingName() name?: string;
  @Optional() @TrueOrFalse('In stock') isStocked?: boolean;
}

const PointName = () =>
  applyDecorators(OptionalText('Name', TEXT_LENGTHS.restorePoint), NotBlank('Name', 'Name must have text'));

/** Body of `POST /api/restore-points`. The name is stored trimmed. */
export class CreateRestorePointRequest {
  @PointName() name?: string | null;
}

/** Body of `PATCH /api/restore-points/{id}`. With null the point has no name any more. */
export class RenameRestorePointRequest {
  @PointName() name?: string | null;
}

/** Body of `PATCH /api/pages/{id}`. The path of a page is fixed. */
export class UpdatePageRequest {
  @Optional() @RequiredText('Title', TEXT_LENGTHS.pageTitle) title?: string;
  @Optional() @RequiredText('Icon', TEXT_LENGTHS.pageIcon) icon?: string;

  @OptionalText('Description', TEXT_LENGTHS.pageDescription) description?: string | null;

  @Optional() @TrueOrFalse('Enabled') isEnabled?: boolean;
  @Optional() @SortOrder() sortOrder?: number;
}

/** Fails unless exactly one of the two lists is there. */
function OneListOnly(): PropertyDecorator {
  return ValidateBy({
    name: 'oneListOnly',
    validator: {
      validate: (_value, check) => {
        const request = check?.object as ReorderRequest;
        return (request.orderedIds === undefined) !== (request.ids === undefined);
      },
      defaultMessage: () => 'Send the new order as either orderedIds or ids',
    },
  });
}

function IdList(): PropertyDecorator {
  return applyDecorators(
    OneListOnly(),
    IsArray({ message: 'The new order must be a list of ids' }),
    IsUUID('loose', { each: true, message: 'Each id in the new order must be a uuid' }),
    NoneTwice('An item can stand in the new order only once'),
  );
}

/** Body of `POST …/reorder`: the ids in their new order, under one of two names. */
export class ReorderRequest {
  @ValidateIf((request: ReorderRequest) => request.orderedIds !== undefined || request.ids === undefined)
  @IdList()
  orderedIds?: string[];

  @ValidateIf((request: ReorderRequest) => request.ids !== undefined)
  @IdList()
  ids?: string[];
}

/** The ids of a checked request, in lower case. */
export function newOrder(request: ReorderRequest): string[] {
  return (request.orderedIds ?? request.ids ?? []).map((id) => id.toLowerCase());
}
