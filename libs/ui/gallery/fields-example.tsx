import { useState } from 'react';
import { SelectField, sendByEnter, SwitchField, TextArea, TextField } from '../src';

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
