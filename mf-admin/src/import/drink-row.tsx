import { DRINK_FIELDS, type EntityType, type FieldDefinition, inputOf } from '@peanut/contracts';
import { classNames } from '@peanut/ui';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo, useId, useState } from 'react';
import { drinkName } from '../drink/drink-form';
import { DifferenceList } from '../fields/difference-list';
import { allFields, differingFields } from '../fields/differences';
import type { Choice, RowPlan } from './import-plan';
import { type ImportRow, isSameAsTwin, replaced } from './import-rows';
import { nameKey } from './prepared-drink';
import { type Option, RadioGroup } from './radio-group';
import { NO_SPIRIT } from './spirits';

export interface DrinkRowProps extends Pick<RowPlan, 'choice' | 'isStaged' | 'isFixed' | 'reason' | 'stays'> {
  row: ImportRow;
  /** What a cocktail will have. */
  spirit: string | undefined;
  onChoose: (index: number, choice: Choice) => void;
}

/** The columns where there is room, which larger text takes; elsewhere the cells stand one below the other. */
export const COLUMNS =
  'grid-cols-[auto_minmax(0,1fr)] gap-x-3 @2xl:grid-cols-[minmax(0,5fr)_4.5rem_minmax(0,4fr)_minmax(0,6fr)] @2xl:gap-x-4';

/** One drink that was read. */
export const DrinkRow = memo(function DrinkRow({ row, onChoose, ...plan }: DrinkRowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { entityType, input } = row;
  return (
    <div role="row" className={classNames('grid border-b border-accent/15 px-1 py-2', COLUMNS)}>
      <div role="cell" className="@max-2xl:col-span-2">
        <DrinkCheckbox
          name={input.name.trim() === '' ? `${drinkName(entityType)} without a name` : input.name}
          isTicked={plan.isStaged}
          isDisabled={plan.isFixed}
          describedBy={`${id}-notes`}
          onTick={plan.stays ? undefined : (isTicked) => onChoose(row.index, isTicked ? 'add' : 'leave')}
        />
      </div>
      <div role="cell" className="pl-9 text-sm leading-6 text-cream-300 @2xl:py-2.5 @2xl:pl-0">
        {drinkName(entityType)}
      </div>
      <div role="cell" className="text-sm leading-6 break-words text-cream-300 @2xl:py-2.5">
        {summaryOf(row, plan.spirit)}
      </div>
      <div role="cell" className="@max-2xl:col-span-2 @max-2xl:pl-9">
        <Notes id={`${id}-notes`} row={row} reason={plan.reason} stays={plan.stays} />
        {row.twin && <NameChoice {...plan} row={row} onChoose={onChoose} />}
        {!isSameAsTwin(row) && <FieldsButton row={row} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      </div>
      {isOpen && (
        <div role="cell" className="col-span-full min-w-0 pt-2 pb-3 pl-9">
          <DifferenceList differences={differencesOf(row)} beforeTitle="On the menu" afterTitle="Read" />
        </div>
      )}
    </div>
  );
});

interface DrinkCheckboxProps {
  name: string;
  isTicked: boolean;
  isDisabled: boolean;
  describedBy: string;
  /** Undefined where there is nothing to tick. */
  onTick: ((isTicked: boolean) => void) | undefined;
}

function DrinkCheckbox({ name, isTicked, isDisabled, describedBy, onTick }: DrinkCheckboxProps) {
  const text = (
    <span dir="auto" className="min-w-0 break-words text-cream-100">
      {name}
    </span>
  );
  if (!onTick) return <div className="flex min-h-11 items-center pl-9">{text}</div>;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed">
      <span className="relative inline-flex size-6 shrink-0">
        <input
          type="checkbox"
          checked={isTicked}
          disabled={isDisabled}
          aria-describedby={describedBy}
          onChange={(event) => onTick(event.target.checked)}
          className="peer focus-ring size-full cursor-[inherit] appearance-none border border-cream-500/80 bg-ink-950/55 checked:border-accent checked:bg-accent-fill disabled:opacity-50 forced-colors:appearance-auto"
        />
        <Check
          aria-hidden
          className="pointer-events-none invisible absolute inset-0 m-auto size-4.5 text-on-accent peer-checked:visible forced-colors:hidden"
        />
      </span>
      {text}
    </label>
  );
}

/** What is in it, in a few words: "gin, 4 ingredients". */
function summaryOf(row: ImportRow, spirit: string | undefined): string {
  if (row.entityType === 'whiskey') return `${row.input.spirit}, ${row.input.proof} proof`;
  const count = row.input.ingredients.length;
  const poured = spirit ?? (row.input.spirit || 'no spirit yet');
  return `${poured}, ${count} ${count === 1 ? 'ingredient' : 'ingredients'}`;
}

const CHOICES: readonly Option<Choice>[] = [
  { value: 'replace', text: 'Replace' },
  { value: 'add', text: 'Add beside it' },
  { value: 'leave', text: 'Leave out' },
];

type NameChoiceProps = Pick<DrinkRowProps, 'row' | 'choice' | 'isFixed' | 'onChoose'>;

/** What becomes of a drink that the menu has. */
function NameChoice({ row, choice, isFixed, onChoose }: NameChoiceProps) {
  return (
    <RadioGroup
      label={row.input.name}
      options={CHOICES}
      chosen={choice}
      isDisabled={isFixed}
      onChoose={(value) => onChoose(row.index, value)}
      className="pt-1.5 pb-0.5"
    />
  );
}

interface NotesProps extends Pick<DrinkRowProps, 'row' | 'reason' | 'stays'> {
  id: string;
}

/** What the owner should know of it; it describes the checkbox too. */
function Notes({ id, row, reason, stays }: NotesProps) {
  const guessed = guessedLabels(row);
  const notes = [
    ...(row.twin ? [stays ? 'Stays as it is.' : twinNote(row.input.name, row.twin)] : []),
    ...(row.isRepeat ? ['The same drink was read before.'] : namesakeNote(row)),
    ...row.problems,
  ];
  return (
    <div id={id} className="text-sm leading-6 text-pretty break-words not-empty:@2xl:pt-2.5">
      {reason !== undefined && <p className="text-danger">{reason}</p>}
      {row.doubts.map(({ text }) => (
        <Doubtful key={text}>{text}</Doubtful>
      ))}
      {notes.map((note) => (
        <p key={note} className="text-cream-100">
          {note}
        </p>
      ))}
      {guessed.length > 0 && <p className="text-accent">{`Guessed: ${guessed.join(', ')}`}</p>}
    </div>
  );
}

function twinNote(name: string, twin: NonNullable<ImportRow['twin']>): string {
  if (nameKey(twin.name) !== nameKey(name)) return `On the menu as “${twin.name}”.`;
  return twin.staged.stage === 'create' ? 'Staged already.' : 'On the menu already.';
}

/** Told apart from a note by more than its colour. */
const Doubtful = ({ children }: { children: string }) => (
  <p className="my-1 border-l-2 border-danger bg-danger/10 py-1 pr-2 pl-2.5 text-cream-100">
    <TriangleAlert aria-hidden className="mr-1.5 mb-0.5 inline size-4 text-danger" />
    <span className="sr-only">Doubtful: </span>
    <span>{children}</span>
  </p>
);

const namesakeNote = ({ namesakes }: ImportRow): string[] =>
  namesakes > 1 ? [`${namesakes} of the drinks that were read have this name.`] : [];

function guessedLabels({ entityType, guessed, input }: ImportRow): string[] {
  const fields = new Map<string, FieldDefinition>(Object.entries(DRINK_FIELDS[entityType]));
  // A spirit that is open is no guess.
  const isGuess = (name: string) => name !== 'spirit' || input.spirit !== NO_SPIRIT;
  return guessed.filter(isGuess).flatMap((name) => fields.get(name)?.label ?? []);
}

interface FieldsButtonProps {
  row: ImportRow;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens every field of a new drink; of one that the menu has what differs. */
function FieldsButton({ row, isOpen, onToggle }: FieldsButtonProps) {
  const text = row.twin ? 'What differs' : 'All fields';
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${text}: ${row.input.name}`}
      onClick={onToggle}
      className="focus-ring inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-sm text-cream-300 hover:text-cream-100"
    >
      <span>{text}</span>
      <ChevronDown aria-hidden className={classNames('size-4 text-accent', isOpen && 'rotate-180')} />
    </button>
  );
}

function differencesOf(row: ImportRow) {
  const { entityType, input, twin } = row;
  const after = replaced(row);
  if (!twin || !after) return allFields(entityType, input, 'after');
  return differingFields(entityType, inputOf<EntityType>(entityType, twin), after);
}
