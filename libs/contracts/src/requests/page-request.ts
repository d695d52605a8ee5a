import { IsString } from 'class-validator';
import { TEXT_LIMITS } from '../limits.js';
import { applyDecorators } from './apply-decorators.js';
import { Clearable, Optional } from './optional.js';
import { MaxCharacters, RequiredText, Storable } from './text.js';
import { SortOrder, TrueOrFalse } from './values.js';

const Description = () =>
  applyDecorators(
    Clearable(),
    IsString({ message: 'Description must be text' }),
    Storable('Description'),
    MaxCharacters(TEXT_LIMITS.pageDescription, 'Description'),
  );

/** Body of `PATCH /api/pages/{id}`. The path of a page is fixed. */
export class UpdatePageRequest {
  @Optional() @RequiredText('Title', TEXT_LIMITS.pageTitle) title?: string;
  @Optional() @RequiredText('Icon', TEXT_LIMITS.pageIcon) icon?: string;

  @Description() description?: string | null;

  @Optional() @TrueOrFalse('Enabled') isEnabled?: boolean;
  @Optional() @SortOrder() sortOrder?: number;
}
