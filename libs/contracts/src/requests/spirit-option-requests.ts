import { TEXT_LIMITS } from '../limits.js';
import { Optional } from './optional.js';
import { RequiredText } from './text.js';
import { SortOrder, TrueOrFalse } from './values.js';

const SpiritName = () => RequiredText('Spirit name', TEXT_LIMITS.spirit);

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
