import { useStaging, type EntityType, type StagedItem } from '@peanut/editing';
import { Button } from '@peanut/ui';
import { Menu, useMenuButton, type MenuItem } from '@peanut/ui/menu';
import { HEIGHTS, publishedHeight, useSpiritOptions } from '@peanut/web';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { deleteChosen, giveChosen, moveChosen, orderByName, type Chosen } from './bulk-edits';
import type { Selection } from './use-selection';

interface SelectBarProps<E extends EntityType> {
  entityType: E;
  /** The whole list. */
  items: readonly StagedItem<E>[];
  /** Those that show and are not staged for deletion. */
  choosable: readonly StagedItem<E>[];
  selection: Selection;
}

/** Two lines of them fit the narrowest phones. */
const NARROW = 'px-2.5!';

/** Chooses several drinks and changes them at once. Until it is asked for, one button. */
export function SelectBar<E extends EntityType>(props: SelectBarProps<E>) {
  const { setOn } = props.selection;
  if (props.selection.isOn) return <OpenBar {...props} onDone={() => setOn(false)} />;
  return (
    <div className="mt-3 flex justify-center">
      <Button onClick={() => setOn(true)} className="px-4!">
        Select
      </Button>
    </div>
  );
}

function OpenBar<E extends EntityType>(props: SelectBarProps<E> & { onDone: () => void }) {
  const { entityType, items, choosable, selection, onDone } = props;
  const { pending } = useStaging();
  const { ids, setIds } = selection;
  const chosen: Chosen<E> = { entityType, items, pending, ids };
  return (
    <div role="group" aria-label="Selection" className="select-bar">
      <p role="status" className="mr-auto text-cream-100">{`${ids.size} selected`}</p>
      <Button
        className={NARROW}
        disabled={ids.size === choosable.length}
        onClick={() => setIds(choosable.map(({ id }) => id))}
      >
        All
      </Button>
      <Button className={NARROW} disabled={ids.size === 0} onClick={() => setIds([])}>
        None
      </Button>
      <Choices text="Change" label="Change the selected drinks" items={changesOf(chosen)} />
      <Choices text="Spirit" label="Spirit of the selected drinks" items={useSpiritItems(chosen)} />
      <Button variant="solid" className={NARROW} onClick={onDone}>
        Done
      </Button>
    </div>
  );
}

/** What can be done, for a menu. */
function changesOf<E extends EntityType>(chosen: Chosen<E>): MenuItem[] {
  const isDisabled = chosen.ids.size === 0;
  const give = (...[part, will]: [Parameters<typeof giveChosen>[1], string]) => ({
    isDisabled,
    onSelect: () => void giveChosen(chosen, part, will),
  });
  return [
    { text: 'Hide', ...give({ isVisible: false }, 'be hidden') },
    { text: 'Show', ...give({ isVisible: true }, 'be shown') },
    { text: 'Sold out', ...give({ isAvailable: false }, 'be out of stock') },
    { text: 'In stock', ...give({ isAvailable: true }, 'be in stock') },
    { text: 'Move to top', isDisabled, onSelect: () => void moveChosen(chosen, 'top') },
    { text: 'Move to end', isDisabled, onSelect: () => void moveChosen(chosen, 'end') },
    { text: 'Delete', isDisabled, onSelect: () => void deleteChosen(chosen) },
    { text: 'Order all A to Z', onSelect: () => void orderByName(chosen) },
  ];
}

function useSpiritItems<E extends EntityType>(chosen: Chosen<E>): MenuItem[] {
  const options = useSpiritOptions();
  if (options.status !== 'ready') return [];
  const active = options.items.filter(({ isActive }) => isActive);
  return active.map(({ name }) => ({
    text: name,
    isDisabled: chosen.ids.size === 0,
    onSelect: () => void giveChosen(chosen, { spirit: name }, `have the spirit ${name}`),
  }));
}

interface ChoicesProps {
  /** What shows: a part of the label. */
  text: string;
  label: string;
  items: readonly MenuItem[];
}

/** A button that opens a menu. */
function Choices({ text, label, items }: ChoicesProps) {
  const { isOpen, button, menu } = useMenuButton();
  return (
    <>
      <Button className={NARROW} aria-label={label} {...button}>
        <span>{text}</span>
        <ChevronDown aria-hidden strokeWidth={1.5} className="size-4" />
      </Button>
      {isOpen && <Menu {...{ label, items }} isFixed covered={publishedHeight(HEIGHTS.tabBar)} {...menu} />}
    </>
  );
}
