import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../ops/launch/parts.mjs';

/** The files that name images of others. */
export const FILES = ['Dockerfile', 'gateway/caddy/Dockerfile', 'docker-compose.yml'];

const FROM = /^FROM (?:--platform=\S+ )?(?<base>\S+)(?: AS (?<stage>\S+))?$/gm;

/** The stages of a Dockerfile's text: name (undefined where it has none), and what it is built upon. */
const stagesOf = (text) => [...text.matchAll(FROM)].map(({ groups }) => ({ ...groups }));

/** The image of somebody else's that a stage is built upon in the end. Throws where there is no such stage. */
export function baseOf(text, target) {
  const stages = stagesOf(text);
  const found = stages.find(({ stage }) => stage === target);
  if (!found) throw new Error(`The Dockerfile has no stage ${target}.`);
  return stages.some(({ stage }) => stage === found.base) ? baseOf(text, found.base) : found.base;
}

/** Takes an image's name apart: `node:22-bookworm-slim@sha256:…` has a name, a tag and, once it is pinned, a digest. */
export function partsOf(reference) {
  const [tagged, digest] = reference.split('@');
  const colon = tagged.lastIndexOf(':');
  const [name, tag] =
    colon > tagged.lastIndexOf('/') ? [tagged.slice(0, colon), tagged.slice(colon + 1)] : [tagged, ''];
  return { name, tag, digest };
}

/** The images of others that a file names, each once: `FROM` in a Dockerfile, `image:` without `build:` in a compose file. */
export function referencesIn(file, text) {
  if (file.endsWith('.yml')) {
    const { services } = parse(text, { merge: true });
    const images = Object.values(services).flatMap(({ image, build }) => (image && !build ? [image] : []));
    return [...new Set(images)];
  }
  const stages = stagesOf(text);
  const own = new Set(stages.map(({ stage }) => stage));
  return [...new Set(stages.map(({ base }) => base))].filter((base) => !own.has(base));
}

/** The images that docker-compose.yml builds: name, stage, part (where the stage has several), and their base. */
export function ownImages() {
  const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });
  const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  const built = Object.values(services).filter(({ build }) => build);
  const images = built.map(({ image, build: { target, args } }) => ({
    image,
    stage: target,
    part: args?.PART,
    base: baseOf(dockerfile, target),
  }));
  return [...new Map(images.map((each) => [each.image, each])).values()];
}
