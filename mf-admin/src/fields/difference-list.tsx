import { classNames } from '@peanut/ui';
import type { Difference, FieldValue } from './differences';

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

/** A field's value: text with its line breaks, or a list. */
function FieldText({ value }: { value: FieldValue }) {
  if (typeof value === 'string') {
    return <span className="break-words whitespace-pre-wrap">{value}</span>;
  }
  const rows = value.items.map((item, index) => (
    <li key={index} className="break-words">
      {item}
    </li>
  ));
  return value.start === undefined ? (
    <ul className="list-disc pl-4 marker:text-accent/60">{rows}</ul>
  ) : (
    <ol start={value.start} className="list-decimal pl-7 marker:text-accent">
      {rows}
    </ol>
  );
}
