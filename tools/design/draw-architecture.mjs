// Draws docs/art/architecture.svg from the manifest of parts and docker-compose.yml:  node tools/design/draw-architecture.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { PAGES, REMOTES, SERVICES } from '../../libs/contracts/src/parts.js';
import { ROOT } from '../../ops/launch/parts.mjs';

/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 * @typedef {Record<string, Box>} Places
 * @typedef {[x: number, y: number]} Point
 * @typedef {[from: string, to: string]} Edge
 * @typedef {{ restart?: string, profiles?: string[], environment?: object, volumes?: string[], depends_on?: object }} Container
 * @typedef {ReturnType<typeof readCompose>} Read
 */

export const PICTURE = join(ROOT, 'docs/art/architecture.svg');

/** What the picture says of a remote's modules that are no pages. @type {Record<string, string>} */
const MODULES = { AdminOverlay: 'forms, staging, Save', ChatPanel: 'chat' };
/** What is not built here. @type {Record<string, [name: string, line: string]>} */
const STORES = {
  postgres: ['Postgres', 'a schema each'],
  pictures: ['Image files', 'a volume, or S3'],
  redis: ['Redis', 'counters'],
  model: ['Model', 'OpenAI-style API'],
};

const STYLE = `
text { font: 14px ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif; fill: #5b4a39 }
.name { font-weight: 650; font-size: 15px; fill: #2a1d12 }
.group { font-weight: 650; font-size: 13px; letter-spacing: .06em; fill: #8a5a1c }
.path { font: 12.5px ui-monospace, 'SF Mono', Menlo, Consolas, monospace }
.label { font-size: 13px; fill: #8a5a1c; paint-order: stroke; stroke: #faf4e8; stroke-width: 5px }
.page { fill: #faf4e8; stroke: #dcc9a8 }
.panel { fill: #f3e8d3; stroke: #dcc9a8 }
.part { fill: #fffdf8; stroke: #b98a4a }
.store { fill: #e6efec; stroke: #4f8377 }
.outside { stroke-dasharray: 5 4 }
.arrow { fill: none; stroke: #9c7440; stroke-width: 1.6; marker-end: url(#tip) }`;

const escaped = (/** @type {string} */ text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** @type {(x: number, y: number, content: string, kind?: string, anchor?: string) => string} */
const text = (x, y, content, kind = '', anchor = 'start') =>
  `<text x="${x}" y="${y}"${kind && ` class="${kind}"`} text-anchor="${anchor}">${escaped(content)}</text>`;
/** @type {(box: Box, kind: string, radius?: number) => string} */
const rectangle = ({ x, y, width, height }, kind, radius = 8) =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
const arrow = (/** @type {string} */ path, kind = '') => `<path class="arrow ${kind}" d="${path}"/>`;
/** @type {(box: Box, share?: number) => Point} */
const down = (box, share = 0.5) => [box.x + box.width * share, box.y + box.height];
/** @type {(box: Box, share?: number) => Point} */
const top = (box, share = 0.5) => [box.x + box.width * share, box.y];
/** @type {(from: Point, to: Point, kind: string) => string} */
const curve = ([fromX, fromY], [toX, toY], kind) => {
  const middle = (fromY + toY) / 2;
  return arrow(`M${fromX} ${fromY}C${fromX} ${middle} ${toX} ${middle} ${toX} ${toY - 7}`, kind);
};
const wrapped = (/** @type {string} */ content) =>
  (content.match(/.{1,20}(?:\s|$)/g) ?? []).map((line) => line.trim());
/**
 * A box with a name and lines of text in it.
 * @type {(place: Box, name: string, lines: string[], kinds?: { kind?: string, lineKind?: string }) => string[]}
 */
const box = (place, name, lines, { kind = 'part', lineKind = '' } = {}) => [
  rectangle(place, kind),
  text(place.x + 14, place.y + 26, name, 'name'),
  ...lines.map((line, index) => text(place.x + 14, place.y + 47 + index * 18, line, lineKind)),
];
/** Places of boxes that share a width, from left to right. @param {string[]} names @param {Box & { gap: number }} all */
function row(names, { x, y, width, height, gap }) {
  const each = (width - gap * (names.length - 1)) / names.length;
  return Object.fromEntries(
    names.map((name, index) => [name, { x: x + index * (each + gap), y, width: each, height }]),
  );
}

/** @param {Places} places @param {string} name */
function placeOf(places, name) {
  const place = places[name];
  if (!place) throw new Error(`The picture has no place for ${name}.`);
  return place;
}

/** The containers of every bar that go on running, and who calls whom: by the addresses in their environment. @param {string} compose */
function readCompose(compose) {
  /** @type {{ services: Record<string, Container> }} */
  const { services } = parse(compose, { merge: true });
  const running = Object.entries(services).filter(
    ([, { restart, profiles }]) => restart !== 'no' && !profiles,
  );
  const parts = new Map(Object.entries(SERVICES));
  /** @type {Edge[]} */
  const calls = [];
  /** @type {Edge[]} */
  const owns = [];
  for (const [from, { environment = {}, volumes = [], depends_on: needs = {} }] of running) {
    for (const value of Object.values(environment)) {
      const host = /^(?:https?:\/\/)?([\w-]+):\d+$/.exec(value)?.[1];
      if (host && host in services) calls.push([from, host]);
    }
    if (parts.get(from)?.hasDatabase) owns.push([from, 'postgres']);
    if (volumes.some((volume) => volume.startsWith('pictures:'))) owns.push([from, 'pictures']);
    if ('redis' in needs) owns.push([from, 'redis']);
    if ('OPENAI_BASE_URL' in environment) owns.push([from, 'model']);
  }
  return { names: running.map(([name]) => name), calls, owns };
}

function browser() {
  const shell = { x: 232, y: 56, width: 690, height: 134 };
  const remotes = row(Object.keys(REMOTES), { x: 246, y: 92, width: 662, height: 86, gap: 13 });
  const titleOf = (/** @type {string} */ module) =>
    Object.values(PAGES).find((page) => page.module === module)?.title ?? MODULES[module] ?? module;
  return [
    rectangle({ x: 24, y: 24, width: 912, height: 180 }, 'panel', 12),
    text(38, 46, 'BROWSER', 'group'),
    ...box({ x: 38, y: 56, width: 180, height: 134 }, 'service worker', [
      'files and lists of all',
      'public pages, for use',
      'without a network',
    ]),
    ...box(shell, 'shell', []),
    text(294, 82, 'layout, routes, one loader of remotes, the editing engine'),
    ...Object.entries(REMOTES).flatMap(([name, modules]) =>
      box(placeOf(remotes, name), name, wrapped(Object.keys(modules).map(titleOf).join(', '))),
    ),
  ];
}

/** Gateway, prerenderer, files of the front ends, services. @param {Read} read */
function parts({ names, calls }) {
  const frontEnds = ['shell', ...Object.keys(REMOTES)];
  const services = Object.keys(SERVICES);
  const [prerenderer, ...unknown] = names.filter(
    (name) => ![...frontEnds, ...services, 'gateway', 'postgres', 'redis'].includes(name),
  );
  if (!prerenderer || unknown.length > 0)
    throw new Error(
      `The picture has no place for ${unknown.join(', ') || 'a product without a prerenderer'}.`,
    );
  const gateway = { x: 24, y: 248, width: 912, height: 62 };
  const pages = { x: 24, y: 372, width: 184, height: 124 };
  const files = { x: 236, y: 372, width: 158, height: 226 };
  const panel = { x: 424, y: 372, width: 512, height: 226 };
  const places = row(services, { x: 438, y: 404, width: 484, height: 158, gap: 23 });
  const step = 184 / frontEnds.length;
  const drawn = [
    arrow('M480 204V241'),
    text(490, 231, 'https', 'label'),
    ...box(gateway, 'gateway', ['nginx: TLS, rate limits, caches, the files and the calls of each part']),
    ...[
      { ...pages, label: 'pages' },
      { ...files, label: '/mf-menu/…' },
      { ...panel, label: '/api/…' },
    ].flatMap(({ x, width, label }) => [
      arrow(`M${x + width / 2} 310V365`),
      text(x + width / 2 + 10, 344, label, 'label'),
    ]),
    ...box(pages, prerenderer, ['puts whole pages', 'together: shell, head', 'fragments, first drinks']),
    rectangle(files, 'panel', 12),
    text(files.x + 14, 394, 'FRONT ENDS', 'group'),
    ...frontEnds.flatMap((name, index) => {
      const place = { x: files.x + 14, y: 404 + index * step, width: 130, height: step - 6 };
      return [rectangle(place, 'part', 6), text(place.x + 12, place.y + step / 2 + 2, name, 'name')];
    }),
    rectangle(panel, 'panel', 12),
    text(panel.x + 14, 394, 'SERVICES', 'group'),
    ...Object.entries(SERVICES).flatMap(([name, { routes }]) =>
      box(placeOf(places, name), name, wrapped(routes.map((route) => `/${route}`).join(' ')), {
        lineKind: 'path',
      }),
    ),
    arrow(`M208 434H${files.x - 7}`),
    arrow('M116 496V608Q116 616 124 616H401Q409 616 409 608V488Q409 480 413 480H417'),
    text(126, 636, 'reads what every guest may see', 'label'),
  ];
  return { drawn: [...drawn, ...callsBetween(calls, places)], places };
}

/** Calls: straight to a neighbour, else below those in between. @param {Edge[]} calls @param {Places} places */
function callsBetween(calls, places) {
  const order = Object.keys(places);
  return calls
    .filter(([from, to]) => from in places && to in places)
    .map(([from, to]) => {
      const [one, other] = [placeOf(places, from), placeOf(places, to)];
      const way = one.x < other.x ? 1 : -1;
      if (Math.abs(order.indexOf(from) - order.indexOf(to)) === 1)
        return arrow(
          `M${way > 0 ? one.x + one.width : one.x} 450H${way > 0 ? other.x - 7 : other.x + other.width + 7}`,
        );
      const [x, y] = down(one, way > 0 ? 0.88 : 0.12);
      const [end] = down(other, way > 0 ? 0.12 : 0.88);
      const corner = (/** @type {number} */ from, /** @type {number} */ to) => `Q${from} ${y + 18} ${to} `;
      return arrow(
        `M${x} ${y}V${y + 10}${corner(x, x + 8 * way)}${y + 18}H${end - 8 * way}${corner(end, end)}${y + 10}V${y + 7}`,
      );
    });
}

/** What keeps data, and the model, below the services that use them. @param {Read} read @param {Places} places */
function stores({ owns }, places) {
  const boxes = row(Object.keys(STORES), { x: 338, y: 676, width: 598, height: 66, gap: 10 });
  /** @type {(list: Edge[], index: 0 | 1, name: string) => Edge[]} */
  const of = (list, index, name) => list.filter((edge) => edge[index] === name);
  const share = (/** @type {Edge[]} */ list, /** @type {Edge} */ edge) =>
    (list.indexOf(edge) + 1) / (list.length + 1);
  const inOrder = Object.keys(STORES).flatMap((name) => of(owns, 1, name));
  return [
    ...inOrder.map((edge) => {
      const [from, to] = edge;
      const start = down(placeOf(places, from), share(of(inOrder, 0, from), edge));
      return curve(
        start,
        top(placeOf(boxes, to), share(of(inOrder, 1, to), edge)),
        to === 'model' ? 'outside' : '',
      );
    }),
    ...Object.entries(STORES).flatMap(([store, [name, line]]) =>
      box(placeOf(boxes, store), name, [line], { kind: store === 'model' ? 'store outside' : 'store' }),
    ),
    text(24, 698, 'Each container is built, deployed'),
    text(24, 717, 'and fails alone.'),
    text(24, 736, 'Arrows: who asks whom.'),
  ];
}

/** The picture, for the text of docker-compose.yml. @param {string} compose */
export function drawArchitecture(compose) {
  const read = readCompose(compose);
  const { drawn, places } = parts(read);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 766" role="img" aria-label="Peanut as it runs">',
    `<style>${STYLE}\n</style>`,
    '<marker id="tip" viewBox="0 0 8 8" refX="1" refY="4" markerWidth="8" markerHeight="8" orient="auto" markerUnits="userSpaceOnUse"><path d="M0 0L8 4L0 8z" fill="#9c7440"/></marker>',
    rectangle({ x: 0.5, y: 0.5, width: 959, height: 765 }, 'page', 14),
    ...browser(),
    ...drawn,
    ...stores(read, places),
    '</svg>\n',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(PICTURE, drawArchitecture(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8')));
