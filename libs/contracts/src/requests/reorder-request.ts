import { IsArray, IsUUID, ValidateBy, ValidateIf } from 'class-validator';
import { applyDecorators } from './apply-decorators.js';
import { NoneTwice } from './values.js';

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
