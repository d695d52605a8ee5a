/**
 * Packages with a known fault below a version, and what the fault is. A new advisory that concerns us is a line here, and
 * stays when the version is long past: an old lock file, or an override, brings it back.
 */
const KNOWN_BAD = [
  { name: '@nestjs/core', below: '11.1.18', fault: 'CVE-2026-35515: lines injected into event streams' },
  { name: '@nestjs/common', below: '11.0.16', fault: 'CVE-2024-29409: the type of a file is believed' },
  { name: '@nestjs/platform-fastify', below: '11.1.24', fault: 'CVE-2026-54281: middleware walked around' },
  { name: '@nestjs/microservices', below: '11.1.19', fault: 'CVE-2026-40879: recursion without end' },
  { name: '@nestjs/devtools-integration', below: 'any', fault: 'CVE-2025-54782: code of others is run' },
  { name: 'multer', below: '2.2.0', fault: 'CVE-2026-5038 and earlier ones: crash, leak' },
  { name: 'validator', below: '13.15.22', fault: 'CVE-2025-12758: lengths are not checked' },
  { name: 'dompurify', below: '3.4.18', fault: 'CVE-2026-65903 and earlier ones: markup passes' },
  { name: 'sanitize-html', below: '2.17.7', fault: 'CVE-2026-84371: markup passes' },
  { name: 'file-type', below: '21.3.2', fault: 'no end on a crafted file' },
  { name: 'sharp', below: '0.35.0', fault: 'a libvips that reads past the end' },
];

/** What a package may be given away under, with what is ours. */
const LICENCES = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Python-2.0', 'PSF-2.0', 'MPL-2.0', 'OFL-1.1'],
  // libvips, which sharp loads as a library of its own.
  'LGPL-3.0-or-later',
  // The plugin of the federation: as free as Apache-2.0.
  'MulanPSL-2.0',
  // As free as MIT.
  'Zlib',
  // Lists of data: browsers' versions, and exceptions of licences.
  ...['CC-BY-4.0', 'CC-BY-3.0'],
];

/** Packages whose manifest names no licence, all MIT by the text that they bring. */
export const MIT_BY_THEIR_TEXT = ['busboy', 'streamsearch', 'humanize-number', 'only'];

const compare = new Intl.Collator('en', { numeric: true }).compare;

/** The faults of the packages of a lock file. @param {Record<string, { version: string }>} packages by path */
export function faultsOf(packages) {
  return Object.entries(packages).flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1);
    return KNOWN_BAD.filter(
      (bad) => bad.name === name && (bad.below === 'any' || compare(version, bad.below) < 0),
    ).map(({ fault }) => `${path}@${version}: ${fault}`);
  });
}

/** Whether an expression such as `(MIT OR CC0-1.0)` can be met by what is allowed. */
export function isAllowed(licence = '') {
  const isOne = (/** @type {string} */ name) => LICENCES.includes(name.trim());
  const text = licence.replace(/[()]/g, '');
  return text.includes(' OR ') ? text.split(' OR ').some(isOne) : text.split(' AND ').every(isOne);
}
