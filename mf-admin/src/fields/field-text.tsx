import type { FieldValue } from './field-value';

/** A field's value: text with its line breaks, or a list. */
export function FieldText({ value }: { value: FieldValue }) {
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
