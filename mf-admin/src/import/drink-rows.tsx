import { memo, useMemo } from 'react';
import { DrinkRow, type DrinkRowProps } from './drink-row';
import type { RowPlan } from './import-plan';
import type { ImportRow } from './import-rows';
import { useGrowing } from './use-growing';

/** So many rows are drawn and laid out together: a slow phone takes less than 50 ms for them. */
const BLOCK = 12;

interface DrinkRowsProps {
  rows: readonly ImportRow[];
  /** By the rows' indexes. */
  plans: readonly RowPlan[];
  onChoose: DrinkRowProps['onChoose'];
  /** Only the blocks near the window are laid out: each tick would lay out all of them. */
  isLong: boolean;
  /** Left out of the view; the rows stay as they are, because drawing 2,000 anew takes long. */
  isHidden?: boolean;
}

/** Rows of the table, drawn block by block. */
export function DrinkRows({ rows, plans, onChoose, isLong, isHidden = false }: DrinkRowsProps) {
  const blocks = useMemo(() => blocksOf(rows), [rows]);
  // Anew for a new choice alone, not for each block that is drawn.
  const plansOfBlocks = useMemo(
    () => blocks.map((block) => block.flatMap(({ index }) => plans[index] ?? [])),
    [blocks, plans],
  );
  const count = useGrowing(blocks.length);
  return (
    <div role="rowgroup" hidden={isHidden}>
      {blocks.slice(0, count).map((block, at) => (
        <Block
          key={block[0]?.index}
          rows={block}
          plans={plansOfBlocks[at] ?? NONE}
          {...{ isLong, onChoose }}
        />
      ))}
    </div>
  );
}

const NONE: readonly RowPlan[] = [];

function blocksOf(rows: readonly ImportRow[]): ImportRow[][] {
  const starts = Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, at) => at * BLOCK);
  return starts.map((start) => rows.slice(start, start + BLOCK));
}

type BlockProps = Omit<DrinkRowsProps, 'isHidden'>;

/** Plans are made anew with each tick, and most are as before. */
const isSamePlan = (one: RowPlan, other: RowPlan | undefined): boolean =>
  one.choice === other?.choice &&
  one.isStaged === other.isStaged &&
  one.isFixed === other.isFixed &&
  one.stays === other.stays &&
  one.spirit?.name === other.spirit?.name &&
  one.reason === other.reason;

const isSameBlock = (before: BlockProps, after: BlockProps): boolean =>
  before.rows === after.rows &&
  before.isLong === after.isLong &&
  before.onChoose === after.onChoose &&
  (before.plans === after.plans || before.plans.every((plan, at) => isSamePlan(plan, after.plans[at])));

const Block = memo(function Block({ rows, plans, onChoose, isLong }: BlockProps) {
  return (
    <div
      className={isLong ? '[contain-intrinsic-block-size:auto_72rem] [content-visibility:auto]' : undefined}
    >
      {rows.map((row, at) => {
        const { choice = 'leave', isStaged = false, isFixed = true, reason, stays, spirit } = plans[at] ?? {};
        const plan = { choice, isStaged, isFixed, reason, stays, spirit: spirit?.name };
        return <DrinkRow key={row.index} {...plan} {...{ row, onChoose }} />;
      })}
    </div>
  );
}, isSameBlock);
