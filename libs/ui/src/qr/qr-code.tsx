import { encode } from 'uqr';

export interface QrDrawing {
  /** Modules on each side, the quiet zone included. */
  size: number;
  /** The dark modules as an SVG path, one unit each. */
  path: string;
}

/** As wide as the standard asks: without it cameras do not find the code on a dark page. */
const QUIET_ZONE = 4;

/** Draws the text as a QR code of which 15 % may be dirty or torn, and more where that takes no larger code. */
export function drawQrCode(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE });
  return { size, path: data.flatMap((row, y) => darkRuns(row).map((run) => rectangle(run, y))).join('') };
}

/** The text as a QR code, black on whatever it lies on: that has to be white. */
export function QrImage({ text }: { text: string }) {
  const { size, path } = drawQrCode(text);
  return (
    <svg
      role="img"
      aria-label={`QR code of ${text}`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-full"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

interface Run {
  start: number;
  length: number;
}

/** Neighbouring modules as one shape: no renderer leaves a hairline between them. */
function darkRuns(row: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last.start + last.length === x) last.length += 1;
    else if (isDark) runs.push({ start: x, length: 1 });
  }
  return runs;
}

const rectangle = ({ start, length }: Run, y: number): string => `M${start} ${y}h${length}v1h-${length}z`;
