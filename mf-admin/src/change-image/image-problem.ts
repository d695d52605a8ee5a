import { isReadable, LANDING_IMAGE, type PictureKind, pictureRefusal } from '@peanut/contracts';

const MEGABYTE = 1024 * 1024;

/**
 * Why the chosen files cannot be the landing picture, as a sentence; undefined when they can. The browser goes by the
 * file's name, so it is asked only where its bytes say nothing.
 */
export function imageProblem(files: readonly File[], kind?: PictureKind): string | undefined {
  const [file] = files;
  if (!file) return 'Please choose an image first.';
  if (files.length > LANDING_IMAGE.maxFiles) return 'Please choose one image only.';
  const refusal = pictureRefusal(kind);
  if (refusal) return refusal;
  if (!isReadable(kind) && !file.type.startsWith('image/')) {
    return `“${file.name}” is not an image. Choose a photo, such as a JPEG, PNG, WebP, AVIF or GIF file.`;
  }
  if (file.size === 0) return `“${file.name}” is empty. Choose another image.`;
  if (file.size <= LANDING_IMAGE.maxBytes) return undefined;
  const limit = LANDING_IMAGE.maxBytes / MEGABYTE;
  return `“${file.name}” is ${readableSize(file.size)}. An image can have ${limit} MB at most: choose a smaller one.`;
}

/** Such as 3.4 MB. A file just over a limit must not read as if it were within. */
export function readableSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / 1024)} KB`;
  return `${(Math.ceil((bytes / MEGABYTE) * 10) / 10).toFixed(1)} MB`;
}
