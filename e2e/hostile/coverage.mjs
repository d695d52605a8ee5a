import { KINDS } from './kinds/index.mjs';

const family =
  (first, last = first) =>
  (status) =>
    status >= first && status <= last;

/** Shares of the answers that must be there at least, or the attack met closed doors only. */
const EXPECTED = {
  anonymous: [
    ['2xx', family(200, 299), 0.1],
    ['400', family(400), 0.1],
    ['401', family(401), 0.05],
    ['403', family(403), 0.005],
    ['404', family(404), 0.02],
    ['405', family(405), 0.005],
    ['413', family(413), 0.002],
    ['415', family(415), 0.01],
    ['429', family(429), 0.0005],
    ['431', family(431), 0.001],
  ],
  owner: [
    ['2xx', family(200, 299), 0.15],
    ['201', family(201), 0.005],
    ['204', family(204), 0.002],
    ['400', family(400), 0.2],
    ['403', family(403), 0.005],
    ['404', family(404), 0.02],
    ['405', family(405), 0.005],
    ['409', family(409), 0.0005],
    ['412', family(412), 0.001],
    ['413', family(413), 0.002],
    ['415', family(415), 0.01],
  ],
};

/** Fewer requests than this prove nothing about shares. */
const ENOUGH = 3_000;

/** Share of answers that may come too late: on a machine that does other things, one now and then. */
const MAX_LATE = 0.001;

/** Fails a run that did not hit: a kind that never ran, statuses that came too seldom, too many late answers. */
export function checkCoverage(report, { name }) {
  if (report.sent < ENOUGH) return;
  const { length: late } = report.lates;
  if (late > report.sent * MAX_LATE) report.failure(`${late} of ${report.sent} answers came too late`);
  for (const kind of KINDS)
    if (!report.kinds.has(kind.name)) report.failure(`no request of the kind "${kind.name}"`);
  for (const [label, isMeant, least] of EXPECTED[name]) {
    const share = report.share(isMeant);
    if (share < least)
      report.failure(`only ${(share * 100).toFixed(2)} % answers of ${label}, expected ${least * 100} %`);
  }
}
