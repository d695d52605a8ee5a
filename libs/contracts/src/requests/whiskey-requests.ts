import { PROOF, TEXT_LIMITS } from '../limits.js';
import { Optional } from './optional.js';
import { RequiredText } from './text.js';
import { NumberWithin, SortOrder, TrueOrFalse, Uuid, WhiskeyNumber } from './values.js';

const Name = () => RequiredText('Name', TEXT_LIMITS.name);
const Spirit = () => RequiredText('Spirit', TEXT_LIMITS.spirit);
const Proof = () => NumberWithin('Proof', PROOF);
const Profile = () => RequiredText('Profile', TEXT_LIMITS.profile);
const Notes = () => RequiredText('Notes', TEXT_LIMITS.notes);
const Water = () => RequiredText('Water', TEXT_LIMITS.water);
const Rest = () => RequiredText('Rest Time', TEXT_LIMITS.rest);
const Rationale = () => RequiredText('Why This Whiskey', TEXT_LIMITS.rationale);

/** Body of `POST /api/whiskeys`. A number that is taken inserts there. */
export class CreateWhiskeyRequest {
  @Optional() @Uuid('Id') id?: string;
  @WhiskeyNumber() number!: number;
  @Name() name!: string;
  @Spirit() spirit!: string;
  @Proof() proof!: number;
  @Profile() profile!: string;
  @Notes() notes!: string;
  @Water() water!: string;
  @Rest() rest!: string;
  @Rationale() rationale!: string;
  @Optional() @TrueOrFalse('Visible on menu') isVisible?: boolean;
  @Optional() @TrueOrFalse('In stock') isAvailable?: boolean;
  @Optional() @SortOrder() sortOrder?: number;
}

/** Body of `PATCH /api/whiskeys/{id}`: what is left out stays; another number moves the whiskey. */
export class UpdateWhiskeyRequest {
  @Optional() @WhiskeyNumber() number?: number;
  @Optional() @Name() name?: string;
  @Optional() @Spirit() spirit?: string;
  @Optional() @Proof() proof?: number;
  @Optional() @Profile() profile?: string;
  @Optional() @Notes() notes?: string;
  @Optional() @Water() water?: string;
  @Optional() @Rest() rest?: string;
  @Optional() @Rationale() rationale?: string;
  @Optional() @TrueOrFalse('Visible on menu') isVisible?: boolean;
  @Optional() @TrueOrFalse('In stock') isAvailable?: boolean;
  @Optional() @SortOrder() sortOrder?: number;
}
