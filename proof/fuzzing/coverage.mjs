import { KINDS } from './requests/kinds/index.mjs';

const family =
  (first, last = first) =>
  (status) =>
    status >= first && status <= last;

/** About half of the shares that the answers have: with fewer the attack met closed doors only. */
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

/**
 * How many answers that are so large a share of all must have come at least: four deviations below, so that chance never
 * fails a run. The rarest are asked for in long runs only.
 */
export function leastOf(share, requests) {
  const mean = share * requests;
  return Math.max(0, Math.ceil(mean - 4 * Math.sqrt(mean)));
}

/** Fewer requests than this prove nothing about kinds and shares. */
const ENOUGH = 1_500;

/** Answers that may come too late: on a machine that does other things, a password check now and then. */
const maxLate = (requests) => Math.max(20, requests * 0.005);

/** Fails a run that did not hit: a kind that never ran, statuses that came too seldom, too many late answers. */
export function checkCoverage(report, { name }) {
  if (report.sent < ENOUGH) return;
  const { length: late } = report.lates;
  if (late > maxLate(report.sent)) report.failure(`${late} of ${report.sent} answers came too late`);
  for (const kind of KINDS)
    if (!report.kinds.has(kind.name)) report.failure(`no request of the kind "${kind.name}"`);
  for (const [label, isMeant, share] of EXPECTED[name]) {
    const count = report.answersOf(isMeant);
    const least = leastOf(share, report.sent);
    if (count < least) report.failure(`only ${count} answers of ${label}, expected ${least} at least`);
  }
}
