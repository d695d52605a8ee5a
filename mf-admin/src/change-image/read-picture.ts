import { isReadable, LANDING_IMAGE, PICTURE_HEAD_BYTES, PICTURE_TYPES, pictureKind } from '@peanut/contracts';
import type { PictureKind } from '@peanut/contracts';

const WIDEST = Math.max(...LANDING_IMAGE.widths);
const JPEG_QUALITY = 0.92;

/** The file to upload, and what it is by its bytes; of a HEIC photo the JPEG, where the browser can make one. */
export async function readPicture(file: File): Promise<{ file: File; kind: PictureKind | undefined }> {
  const kind = await kindOf(file).catch(() => undefined);
  if (kind === 'HEIC') {
    const jpeg = await asJpeg(file).catch(() => undefined);
    return jpeg ? { file: jpeg, kind: 'JPEG' } : { file, kind };
  }
  const isUnnamed = isReadable(kind) && !file.type.startsWith('image/');
  return { file: isUnnamed ? new File([file], file.name, { type: PICTURE_TYPES[kind] }) : file, kind };
}

async function kindOf(file: File): Promise<PictureKind | undefined> {
  return pictureKind(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()));
}

/** Safari reads HEIC. The picture is made no wider than guests get it: phones' canvases end at 16 megapixels. */
async function asJpeg(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, WIDEST / bitmap.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, PICTURE_TYPES.JPEG, JPEG_QUALITY),
  );
  return jpeg ? new File([jpeg], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: jpeg.type }) : undefined;
}
