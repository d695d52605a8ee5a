import { characterCount } from '@peanut/contracts';
import { classNames } from '../class-names';

interface CharacterCounterProps {
  id: string;
  text: string;
  max: number;
}

/** How much of the allowed length is used; it turns red past the limit. */
export function CharacterCounter({ id, text, max }: CharacterCounterProps) {
  const count = characterCount(text);
  return (
    <p
      id={id}
      className={classNames(
        'mt-1.5 ml-auto shrink-0 tabular-nums',
        count > max ? 'font-medium text-danger' : 'text-cream-500',
      )}
    >
      {count}/{max} characters
    </p>
  );
}
