import { useRef, useState } from 'react';
import { Button, SelectField, sendByEnter, SwitchField, TextArea, TextField } from '../src';
import { Dialog } from '../src/dialog/dialog';
import { Menu } from '../src/menu/menu';
import { Tabs } from '../src/tabs/tabs';
import { Toolbar, ToolbarButton } from '../src/toolbar/toolbar';

type TabKey = 'first' | 'second' | 'third';

const TABS = [
  { key: 'first', title: 'First', content: <p className="py-4">One</p> },
  { key: 'second', title: 'Second', content: <p className="py-4">Two</p> },
  { key: 'third', title: 'Third', content: <p className="py-4">Three</p> },
] as const;

export function TabsExample() {
  const [active, setActive] = useState<TabKey>('first');
  return (
    <div className="grid gap-8">
      <div>
        <Tabs label="In the display face" tabs={TABS} active={active} onChange={setActive} />
      </div>
      <div>
        <Tabs label="In the text face" tabs={TABS} active={active} onChange={setActive} variant="sans" />
      </div>
    </div>
  );
}

const TOOL = 'focus-ring min-h-11 cursor-pointer px-4 aria-disabled:opacity-50';

export function ToolbarExample() {
  const [count, setCount] = useState(1);
  const keys = [...(count > 0 ? ['undo'] : []), 'add', 'exit'];
  return (
    <Toolbar label="Tools" keys={keys} className="flex border border-accent/25 outline-none">
      {count > 0 && (
        <ToolbarButton toolKey="undo" className={TOOL} onClick={() => setCount(count - 1)}>
          Undo ({count})
        </ToolbarButton>
      )}
      <ToolbarButton toolKey="add" className={TOOL} onClick={() => setCount(count + 1)}>
        Add
      </ToolbarButton>
      <ToolbarButton toolKey="exit" className={TOOL} aria-disabled>
        Exit
      </ToolbarButton>
    </Toolbar>
  );
}

export function MenuExample() {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState('nothing');
  const button = useRef<HTMLButtonElement>(null);
  const item = (text: string, isDisabled = false) => ({ text, isDisabled, onSelect: () => setChosen(text) });
  return (
    <>
      <Button ref={button} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Move
      </Button>
      <p role="status">Chosen: {chosen}</p>
      {isOpen && (
        <Menu
          label="Move Negroni"
          anchor={button}
          onClose={() => setOpen(false)}
          items={[item('Move up', true), item('Move down'), item('Move to position…')]}
        />
      )}
    </>
  );
}

export function DialogExample() {
  const [open, setOpen] = useState<'dialog' | 'alertdialog'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex gap-3">
      <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
      <Button onClick={() => setOpen('alertdialog')}>Ask a question</Button>
      {open && (
        <Dialog
          role={open}
          size="small"
          title={open === 'dialog' ? 'Tonight' : 'Discard Changes'}
          description="What was typed is lost."
          onClose={close}
          footer={
            <>
              <Button variant="danger" onClick={close}>
                Discard
              </Button>
              <Button data-autofocus onClick={close}>
                Cancel
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}

const SPIRITS = [{ value: 'gin' }, { value: 'rum', text: 'rum (inactive)' }];

/** Every field, empty, filled in and wrong. */
export function FieldsExample() {
  const [name, setName] = useState('Negroni');
  const [notes, setNotes] = useState('');
  const [wish, setWish] = useState('');
  const [sent, setSent] = useState('');
  const [spirit, setSpirit] = useState('gin');
  const [isOn, setOn] = useState(true);
  const send = () => {
    setSent(wish);
    setWish('');
  };
  return (
    <div className="grid gap-6">
      <TextField label="Name" value={name} onChange={setName} hint="As it stands on the card" />
      <TextField
        label="Notes"
        value={notes}
        onChange={setNotes}
        error={notes.length > 10 ? 'Notes must be 10 characters or less' : undefined}
        maxCharacters={10}
        characters={[...notes].length}
      />
      <TextField label="Glass" value="" onChange={() => {}} error="Glass is required" required />
      <TextArea
        label="Wish"
        value={wish}
        onChange={setWish}
        onKeyDown={sendByEnter(send)}
        enterKeyHint="send"
        hint="Enter sends it, Shift+Enter begins a new line."
      />
      <p role="status">{sent && `Sent: ${sent}`}</p>
      <SelectField label="Spirit" value={spirit} options={SPIRITS} onChange={setSpirit} />
      <SwitchField label="In stock" hint="For tonight" checked={isOn} onChange={setOn} />
      <SwitchField label="Visible on menu" checked={!isOn} onChange={(isVisible) => setOn(!isVisible)} />
    </div>
  );
}
