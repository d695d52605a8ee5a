import { INGREDIENT_COUNT } from '@peanut/contracts';
import { CreateCocktailRequest } from '@peanut/contracts/requests';
import { Button, CONTROL_CLASSES, type Elements, FieldError } from '@peanut/ui';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { SuggestionList } from '../drink/suggestion-list';
import { linesGoingOn } from '../drink/suggestions';
import { problemWith } from '../form/problems';
import { canAdd, canRemove, linesOf, pasteLines } from './ingredient-rows';

interface IngredientListProps {
  rows: readonly string[];
  /** What the owner's other drinks are made of: suggested as one types. */
  things?: readonly string[];
  onChange: (rows: string[]) => void;
  error: string | undefined;
  note?: Elements;
}

/** The ingredients, one a row. Enter goes on to the next row, several pasted lines become several rows. */
export function IngredientList({ rows, things = [], onChange, error, note }: IngredientListProps) {
  const id = useId();
  const [focused, setFocused] = useState(-1);
  const list = useRef<HTMLOListElement>(null);
  const show = (next: string[], at: number) => {
    // The row must be drawn before it can take the focus.
    flushSync(() => onChange(next));
    list.current?.querySelectorAll('input').item(at)?.focus();
  };
  const add = (after: number) => {
    if (canAdd(rows)) show(rows.toSpliced(after + 1, 0, ''), after + 1);
  };
  const remove = (index: number) => show(rows.toSpliced(index, 1), Math.min(index, rows.length - 2));
  const goOn = (index: number) => {
    if (index === rows.length - 1) add(index);
    else show([...rows], index + 1);
  };
  const paste = (index: number, event: ClipboardEvent<HTMLInputElement>) => {
    const lines = linesOf(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const selection = { start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
    show(pasteLines(rows, index, selection, lines), index + lines.length - 1);
  };
  const described = [error !== undefined && `${id}-error`, note && `${id}-note`].filter(Boolean);
  const isMissing = rows.every((row) => row.trim() === '');
  return (
    <div>
      <ol ref={list} className="grid gap-2.5">
        {rows.map((row, index) => (
          <IngredientRow
            key={index}
            number={index + 1}
            value={row}
            isInvalid={error !== undefined && (isMissing ? index === 0 : isBroken(row, index))}
            describedBy={described.join(' ') || undefined}
            canRemove={canRemove(rows)}
            onChange={(value) => onChange(rows.with(index, value))}
            listId={`${id}-things`}
            onFocus={() => setFocused(index)}
            onEnter={() => goOn(index)}
            onPaste={(event) => paste(index, event)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <SuggestionList id={`${id}-things`} texts={linesGoingOn(rows[focused] ?? '', things)} />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {note && <div id={`${id}-note`}>{note}</div>}
      <Button className="mt-4 w-full sm:w-auto" disabled={!canAdd(rows)} onClick={() => add(rows.length - 1)}>
        <Plus aria-hidden className="size-4" />
        Add ingredient
      </Button>
    </div>
  );
}

function isBroken(row: string, index: number): boolean {
  const text = row.trim();
  if (text === '') return false;
  const isTooMany = index >= INGREDIENT_COUNT.max;
  return isTooMany || problemWith(CreateCocktailRequest, 'ingredients', [text]) !== undefined;
}

interface IngredientRowProps {
  /** From 1. */
  number: number;
  value: string;
  isInvalid: boolean;
  describedBy: string | undefined;
  canRemove: boolean;
  onChange: (value: string) => void;
  listId: string;
  onFocus: () => void;
  onEnter: () => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onRemove: () => void;
}

/** One ingredient with its number and the button that removes it. */
function IngredientRow(props: IngredientRowProps) {
  const id = useId();
  const goOnByEnter = (event: KeyboardEvent) => {
    // While a composition runs, Enter belongs to it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    props.onEnter();
  };
  return (
    <li className="flex items-center gap-2">
      <label
        htmlFor={id}
        className="w-6 shrink-0 text-right font-display text-xl text-accent lining-nums tabular-nums"
      >
        <span className="sr-only">Ingredient </span>
        <span>{props.number}</span>
      </label>
      <input
        id={id}
        name="ingredients"
        value={props.value}
        list={props.listId}
        enterKeyHint="next"
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => props.onChange(event.target.value)}
        onFocus={props.onFocus}
        onKeyDown={goOnByEnter}
        onPaste={props.onPaste}
        className={CONTROL_CLASSES}
      />
      <button
        type="button"
        disabled={!props.canRemove}
        onClick={props.onRemove}
        className="focus-ring inline-flex size-11 shrink-0 cursor-pointer items-center justify-center text-cream-300 transition hover:text-danger disabled:cursor-not-allowed disabled:opacity-35"
      >
        <X aria-hidden className="size-5" strokeWidth={1.5} />
        <span className="sr-only">{`Remove ingredient ${props.number}`}</span>
      </button>
    </li>
  );
}
