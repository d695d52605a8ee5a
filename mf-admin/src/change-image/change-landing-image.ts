import { ENDPOINTS } from '@peanut/contracts';

import { callAsOwner } from '@peanut/editing';
import { putFile } from './put-file';

/**
 * Uploads the file and makes it the landing picture: asks for an address, sends the file there, saves what came of it.
 * Throws what the failed call threw.
 */
export async function changeLandingImage(
  file: File,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<void> {
  const { signal } = options;
  const { uploadURL } = await callAsOwner(ENDPOINTS.requestUpload, { signal });
  const { imageURL } = await putFile(uploadURL, file, options);
  await callAsOwner(ENDPOINTS.putLandingImage, { body: { imageURL }, signal });
}
