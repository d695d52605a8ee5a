import type { IncomingMessage } from 'node:http';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const IMAGE_URL = new RegExp(`^/api/images/(${UUID})(?:\\?[\\w=&%.-]*)?$`);
const UPLOAD_PATH = new RegExp(`^/api/images/${UUID}(?:\\?|$)`, 'i');

/** Where a picture is read, as the setting stores it. */
export const imageUrlOf = (id: string): string => `/api/images/${id}`;

/** The id in an address of ours, its query ignored; undefined for every other text. Nothing is decoded or fetched. */
export function imageIdOf(address: string): string | undefined {
  return IMAGE_URL.exec(address)?.[1];
}

/** Whether a request brings the bytes of a picture. */
export function isPictureUpload(request: IncomingMessage): boolean {
  return request.method === 'PUT' && UPLOAD_PATH.test(request.url ?? '');
}
