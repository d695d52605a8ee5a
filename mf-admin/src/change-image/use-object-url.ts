import { useEffect, useState } from 'react';

/** An address under which the page can show the file; undefined while there is none. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address has to be given back, which only an effect can
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown && shown.file === file ? shown.url : undefined;
}
