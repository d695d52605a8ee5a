import { renderToStaticMarkup } from 'react-dom/server';
import { GlassDrawing } from '../glass/glass-drawing';
import { GLASS_KINDS } from '../glass/glass-kind';
import { DecoCorner } from './deco';
import { PeanutMark } from './peanut-mark';

/* The drawings as SVG texts, for a service that has no React: tools/bundle-drawings.mjs runs this when it is built. */

const textOf = (glass: string) => renderToStaticMarkup(<GlassDrawing glass={glass} />);

/** Of each glass: without and with a crust on its rim. */
export const GLASSES = Object.fromEntries(
  GLASS_KINDS.map((kind) => [kind, [textOf(kind), textOf(`${kind}, salted`)]]),
);
export const CORNER = renderToStaticMarkup(<DecoCorner />);
export const MARK = renderToStaticMarkup(<PeanutMark />);
