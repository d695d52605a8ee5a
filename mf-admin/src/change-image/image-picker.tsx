import { LANDING_IMAGE } from '@peanut/contracts';
import { FieldError } from '@peanut/ui';
import { useEffect, useId, useState } from 'react';
import { readableSize } from './image-problem';

interface ImagePickerProps {
  file: File | undefined;
  problem: string | undefined;
  isDisabled: boolean;
  onPick: (files: File[]) => void;
}

const HINT = `One image, up to ${LANDING_IMAGE.maxBytes / 1024 / 1024} MB`;

/** Chooses the picture and shows the whole of it: what the page cuts off depends on the screen. */
export function ImagePicker({ file, problem, isDisabled, onPick }: ImagePickerProps) {
  const id = useId();
  const preview = useObjectUrl(problem ? undefined : file);
  return (
    <div>
      <div className="deco-frame mb-6 flex aspect-4/3 max-h-60 w-full items-center justify-center overflow-hidden bg-ink-950/60">
        {file && preview ? (
          <Preview key={preview} src={preview} name={file.name} />
        ) : (
          <Notice>Your picture will show here</Notice>
        )}
      </div>
      <label htmlFor={id} className="mb-1.5 block text-sm leading-6 tracking-wide text-cream-300">
        Image
      </label>
      <input
        id={id}
        type="file"
        accept={LANDING_IMAGE.accept}
        disabled={isDisabled}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${problem ? `${id}-error ` : ''}${id}-hint`}
        onChange={({ target }) => onPick([...(target.files ?? [])])}
        className="focus-ring block min-h-11 w-full min-w-0 cursor-pointer border border-cream-500/70 bg-ink-950/55 text-cream-300 file:mr-4 file:min-h-11 file:cursor-pointer file:border-0 file:bg-accent-soft file:px-5 file:text-cream-100 aria-invalid:border-danger disabled:opacity-50"
      />
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      <p id={`${id}-hint`} className="mt-1.5 text-sm break-words text-cream-500">
        {file && !problem ? `${file.name}, ${readableSize(file.size)}` : HINT}
      </p>
      {file && !problem && (
        <p className="mt-1.5 text-sm text-pretty text-cream-500">
          Guests see its middle, as much as the page has room for.
        </p>
      )}
    </div>
  );
}

function Preview({ src, name }: { src: string; name: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Notice>This browser can’t show the file</Notice>;
  return (
    <img
      src={src}
      alt={`Preview of ${name}`}
      onError={() => setBroken(true)}
      className="size-full object-contain"
    />
  );
}

const Notice = ({ children }: { children: string }) => (
  <p className="px-8 text-center font-display text-2xl text-cream-500 italic">{children}</p>
);

/** An object URL of the file; undefined while there is none. */
function useObjectUrl(file: File | undefined): string | undefined {
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
