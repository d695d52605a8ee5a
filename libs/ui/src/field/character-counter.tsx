import { classNames } from '../class-names';

export interface CharacterCount {
  count: number;
  max: number;
}

/** How much of the allowed length is used; it turns red past the limit. */
export function CharacterCounter({ id, count, max }: CharacterCount & { id: string }) {
  return (
    <p
      id={id}
      className={classNames(
        'mt-1.5 ml-auto shrink-0 tabular-nums',
        count > max ? 'font-medium text-danger' : 'text-cream-500',
      )}
    >
      {`${count}/${max} characters`}
    </p>
  );
}

/** The live counter of a field. Who draws the field counts: what a character is, is a rule of the product. */
export type CharacterLimit =
  | { maxCharacters?: undefined; characters?: number }
  | {
      /** Most characters; the person may type past it. */
      maxCharacters: number | undefined;
      /** How many the value has. */
      characters: number;
    };

export function counterOf(max: number | undefined, count = 0): CharacterCount | undefined {
  return max === undefined ? undefined : { count, max };
}
