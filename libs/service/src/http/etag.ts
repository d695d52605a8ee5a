import { createHash } from 'node:crypto';

/** A strong entity tag of the bytes. */
export function entityTag(bytes: Buffer): string {
  return `"${createHash('sha1').update(bytes).digest('base64url')}"`;
}

/** A gateway that compresses weakens tags to `W/"…"`; they still name the same bytes. */
function tagsOf(header: string): string[] {
  return header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

/** Whether `If-None-Match` names the tag, so that 304 is the answer. */
export function isNotModified(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return tagsOf(ifNoneMatch).some((given) => given === '*' || given === tag);
}

/** Whether `If-Match` lets a write to this version pass; a missing header does. */
export function matchesVersion(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined) return true;
  return tagsOf(ifMatch).some(
    (given) => given === '*' || given.replace(/^"(.*)"$/, '$1') === String(version),
  );
}
