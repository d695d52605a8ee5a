import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../ops/launch/parts.mjs';

/** The files that name images of others. */
export const FILES = [
  ...['Dockerfile', 'gateway/caddy/Dockerfile', 'docker-compose.yml'],
  ...['ci', 'proof'].map((name) => `.github/workflows/${name}.yml`),
];

const FROM = /^FROM (?:--platform=\S+ )?(?<base>\S+)(?: AS (?<stage>\S+))?$/gm;

/** The stages of a Dockerfile's text, the last without a name, and what each is built upon. @param {string} text */
const stagesOf = (text) =>
  [...text.matchAll(FROM)].map(({ groups }) => ({ base: groups?.['base'] ?? '', stage: groups?.['stage'] }));

/**
 * The image of somebody else's that a stage is built upon in the end. Throws where there is no such stage.
 * @param {string} text @param {string} target @returns {string}
 */
export function baseOf(text, target) {
  const stages = stagesOf(text);
  const found = stages.find(({ stage }) => stage === target);
  if (!found) throw new Error(`The Dockerfile has no stage ${target}.`);
  return stages.some(({ stage }) => stage === found.base) ? baseOf(text, found.base) : found.base;
}

/**
 * Takes an image's name apart: `docker.io/library/node:22@sha256:…` has a name, a tag and, once it is pinned, a digest.
 * @param {string} reference
 */
export function partsOf(reference) {
  const [tagged = '', digest] = reference.split('@');
  const colon = tagged.lastIndexOf(':');
  const [name, tag] =
    colon > tagged.lastIndexOf('/') ? [tagged.slice(0, colon), tagged.slice(colon + 1)] : [tagged, ''];
  return { name, tag, digest };
}

/**
 * The services of a compose file.
 * @param {string} text
 * @returns {{ image?: string, build?: { target: string, args?: { PART?: string } } }[]}
 */
const servicesIn = (text) => Object.values(parse(text, { merge: true }).services);

/**
 * The images in which a workflow's jobs run.
 * @param {string} text
 * @returns {string[]}
 */
const imagesOfJobs = (text) =>
  Object.values(parse(text).jobs).flatMap(({ container }) => (container ? [container.image] : []));

/**
 * The images of others that a file names, each once: `FROM` in a Dockerfile, `image:` without `build:` in a compose file,
 * `container:` in a workflow.
 * @param {string} file @param {string} text
 */
export function referencesIn(file, text) {
  if (file.startsWith('.github/')) return [...new Set(imagesOfJobs(text))];
  if (file.endsWith('.yml')) {
    const images = servicesIn(text).flatMap(({ image, build }) => (image && !build ? [image] : []));
    return [...new Set(images)];
  }
  const stages = stagesOf(text);
  const own = new Set(stages.map(({ stage }) => stage));
  return [...new Set(stages.map(({ base }) => base))].filter((base) => !own.has(base));
}

/**
 * @typedef {{ image: string, stage: string, part?: string, base: string }} OwnImage an image's name, the stage of the
 * Dockerfile, the part where the stage has several, and the image it is built upon
 */

/**
 * The images that docker-compose.yml builds.
 * @returns {OwnImage[]}
 */
export function ownImages() {
  const compose = servicesIn(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'));
  const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  const images = compose.flatMap(({ image = '', build }) =>
    build
      ? [{ image, stage: build.target, part: build.args?.PART, base: baseOf(dockerfile, build.target) }]
      : [],
  );
  return [...new Map(images.map((each) => [each.image, each])).values()];
}
