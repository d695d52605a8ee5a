import { classNames } from '@peanut/ui';
import type { Difference } from './field-differences';
import { FieldText } from './field-text';
import type { FieldValue } from './field-value';

interface DifferenceListProps {
  differences: readonly Difference[];
  beforeTitle: string;
  afterTitle: string;
}

/** Fields with both their values side by side. */
export function DifferenceList({ differences, beforeTitle, afterTitle }: DifferenceListProps) {
  return (
    <dl className="divide-y divide-accent/15 text-sm">
      {differences.map(({ label, before, after }) => (
        <div
          key={label}
          className="grid grid-cols-2 gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0 sm:grid-cols-[8.5rem_1fr_1fr]"
        >
          <dt className="col-span-2 font-medium text-cream-100 sm:col-span-1">{label}</dt>
          {before !== undefined && (
            <Side
              title={beforeTitle}
              value={before}
              isAlone={after === undefined}
              className="text-cream-300"
            />
          )}
          {after !== undefined && (
            <Side
              title={afterTitle}
              value={after}
              isAlone={before === undefined}
              className="text-cream-100"
            />
          )}
        </div>
      ))}
    </dl>
  );
}

interface SideProps {
  title: string;
  value: FieldValue;
  isAlone: boolean;
  className: string;
}

function Side({ title, value, isAlone, className }: SideProps) {
  return (
    <dd className={classNames('min-w-0 border-l border-accent/30 pl-3', isAlone && 'col-span-2', className)}>
      <span className={classNames('block text-xs text-accent', isAlone && 'sr-only')}>{title}</span>
      <FieldText value={value} />
    </dd>
  );
}
