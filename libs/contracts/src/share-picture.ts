/** The picture of a drink that messengers and networks show with its link. */
export const SHARE_PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** Raise it when the pictures look different: each then has a new address. */
const LOOK = 1;

/** The lists whose drinks have such a picture, by the last part of their addresses. */
export const SHARED_LISTS = ['cocktails', 'whiskeys'] as const;
export type SharedList = (typeof SHARED_LISTS)[number];

/**
 * The last part of the picture's address. It changes with whatever the picture shows: the drink's version, the bar's name.
 * Browsers and crawlers may keep what is there for ever.
 */
export const sharePictureName = ({ id, version }: { id: string; version: number }, barName: string): string =>
  `${id}-${version}-${fingerprint(`${LOOK} ${barName}`)}.jpg`;

/** FNV-1a in 32 bits, as eight digits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
