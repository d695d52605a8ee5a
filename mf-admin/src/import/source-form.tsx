import { MENU_FILE } from '@peanut/contracts';
import { TextArea } from '@peanut/ui';
import { useOnline } from '@peanut/web';
import { type SyntheticEvent, useId, useState } from 'react';
import type { useSource } from './use-source';

const ACCEPTED =
  '.json,.jsonld,.csv,.tsv,.txt,.md,.html,.htm,.mhtml,.mht,.yaml,.yml,.xml,.cook,.xlsx,.ods,.zip,.gz,.paprikarecipes,application/json,multipart/related,text/*';
const FORMATS =
  'One or more files: a menu that was exported here, a table (CSV, Excel), what another recipe app exports (ZIP, JSON), or a saved page of a recipe. ' +
  `Up to ${MENU_FILE.maxBytes / 1024 / 1024} MB and ${MENU_FILE.maxDrinks.toLocaleString('en')} drinks.`;

interface SourceFormProps {
  /** Of the form, for its button. */
  id: string;
  source: ReturnType<typeof useSource>;
  isBusy: boolean;
  onRead: () => void;
}

/** What is to be read: files, a pasted text, or both. Its button stands in the dialog's foot, in reach. */
export function SourceForm({ id, source, isBusy, onRead }: SourceFormProps) {
  const titleId = useId();
  const [wasEmpty, setWasEmpty] = useState(false);
  const isOnline = useOnline();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setWasEmpty(source.isEmpty);
    if (!source.isEmpty && !isBusy) onRead();
  };
  return (
    <form id={id} noValidate aria-labelledby={titleId} onSubmit={submit} className="mt-9">
      <h3 id={titleId} className="font-display text-xl text-cream-100">
        Import
      </h3>
      <p className="mt-1 mb-5 text-pretty text-cream-300">
        You see what was read before anything is staged, and Save puts it on the menu. Pictures are not
        imported.
      </p>
      <div className="grid gap-5">
        <FileField onPick={source.setFiles} />
        <TextArea
          label="Paste recipes"
          hint="One recipe or more, as you found them. Plain text is read by the bartender, recipe by recipe."
          error={wasEmpty && source.isEmpty ? 'Choose a file or paste recipes first.' : undefined}
          rows={4}
          value={source.text}
          onChange={source.setText}
        />
      </div>
      {!isOnline && (
        <p className="mt-3 border-l-2 border-danger pl-3 text-pretty text-cream-100">
          You’re offline. Files and tables can be read; plain recipes wait for the network.
        </p>
      )}
    </form>
  );
}

function FileField({ onPick }: { onPick: (files: readonly File[]) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm leading-6 tracking-wide text-cream-300">
        Menu file
      </label>
      <input
        id={id}
        type="file"
        accept={ACCEPTED}
        aria-describedby={`${id}-hint`}
        multiple
        onChange={({ target }) => onPick([...(target.files ?? [])])}
        className="focus-ring block min-h-11 w-full min-w-0 cursor-pointer border border-cream-500/70 bg-ink-950/55 text-cream-300 file:mr-4 file:min-h-11 file:cursor-pointer file:border-0 file:bg-accent-soft file:px-5 file:text-cream-100"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-pretty break-words text-cream-500">
        {FORMATS}
      </p>
    </div>
  );
}
