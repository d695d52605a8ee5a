import { draftKey, keepDraft, readDraft } from '@peanut/editing';
import { useEffect, useState } from 'react';

const KEY = draftKey('import');

/** The chosen files and the pasted text. The text survives a page that the browser drops. */
export function useSource() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [text, setText] = useState(() => readDraft(KEY)?.request ?? '');
  useEffect(() => {
    keepDraft(KEY, text === '' ? undefined : { values: {}, request: text });
  }, [text]);
  return {
    files,
    setFiles,
    text,
    setText,
    isEmpty: files.length === 0 && text.trim() === '',
    /** Deletes what is stored: it was staged or discarded. */
    forget: () => keepDraft(KEY, undefined),
  };
}
