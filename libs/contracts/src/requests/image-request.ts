import { RequiredText } from './text.js';

/** An address of ours, its signature included, is shorter. */
const LONGEST_ADDRESS = 300;

/** Body of `PUT /api/images/landing`: the address that an upload answered, or the one it was sent to. */
export class PutLandingImageRequest {
  @RequiredText('Image URL', LONGEST_ADDRESS) imageURL!: string;
}
