import { API } from '@peanut/contracts';
import { write } from '@peanut/web';
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
  const response = await write('POST', API.imageUpload, undefined, { signal });
  const { uploadURL } = (await response.json()) as { uploadURL: string };
  const { imageURL } = (await putFile(uploadURL, file, options)) as { imageURL: string };
  await write('PUT', API.imageLanding, { imageURL }, { signal });
}
