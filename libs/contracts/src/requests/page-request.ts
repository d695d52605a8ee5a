import { TEXT_LIMITS } from '../limits.js';
import { OptionalText } from './field-rule.js';
import { Optional } from './optional.js';
import { RequiredText } from './text.js';
import { SortOrder, TrueOrFalse } from './values.js';

/** Body of `PATCH /api/pages/{id}`. The path of a page is fixed. */
export class UpdatePageRequest {
  @Optional() @RequiredText('Title', TEXT_LIMITS.pageTitle) title?: string;
  @Optional() @RequiredText('Icon', TEXT_LIMITS.pageIcon) icon?: string;

  @OptionalText('Description', TEXT_LIMITS.pageDescription) description?: string | null;

  @Optional() @TrueOrFalse('Enabled') isEnabled?: boolean;
  @Optional() @SortOrder() sortOrder?: number;
}
