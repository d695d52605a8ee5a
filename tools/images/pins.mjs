import { digestOf } from './registry.mjs';
import { partsOf, referencesIn } from './references.mjs';

const taggedOf = (reference) => {
  const { name, tag } = partsOf(reference);
  return `${name}:${tag}`;
};

/** A tag that stands whole: neither the end of a longer name nor the beginning of a longer tag. */
function occurrencesOf(tagged) {
  const text = tagged.replace(/[.]/g, '\\.');
  return new RegExp(`(?<=[\\s'"])${text}(?:@sha256:[0-9a-f]{64})?(?=[\\s'"]|$)`, 'gm');
}

/** The digest of each image that the files name, asked once a tag. Throws, before anything is written, when one is not to be had. */
export async function currentDigests(texts, registry) {
  const named = Object.entries(texts).flatMap(([file, text]) => referencesIn(file, text));
  const tags = [...new Set(named.map(taggedOf))];
  const digests = await Promise.all(tags.map((tagged) => digestOf(tagged, registry)));
  return new Map(tags.map((tagged, index) => [tagged, digests[index]]));
}

/** The text with each image at its digest: `node:22` and `node:22@sha256:…` alike become `node:22@` and the new one. */
export function pinned(file, text, digests) {
  const tags = new Set(referencesIn(file, text).map(taggedOf));
  return [...tags].reduce(
    (before, tagged) => before.replace(occurrencesOf(tagged), `${tagged}@${digests.get(tagged)}`),
    text,
  );
}
