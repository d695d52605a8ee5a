import type { PictureKind } from '@peanut/contracts';
import { useEffect, useRef, useState } from 'react';
import { readPicture } from './read-picture';

interface Picked {
  files: File[];
  /** What the file is by its bytes; undefined while they are read. */
  kind?: PictureKind | undefined;
  isReading?: boolean;
}

/** The files that the owner chose, judged by their bytes. */
export function usePickedImage() {
  const [picked, setPicked] = useState<Picked>({ files: [] });
  const reading = useRef<Promise<Picked>>(undefined);
  useEffect(() => () => (reading.current = undefined), []);

  const pick = (files: File[]) => {
    setPicked({ files, isReading: true });
    const read = (reading.current = judged(files));
    void read.then((judgement) => reading.current === read && setPicked(judgement));
  };
  /** Undefined when meanwhile others were chosen, or the dialog was closed. */
  const whenRead = async (): Promise<Picked | undefined> => {
    const read = reading.current;
    const judgement = await read;
    return reading.current === read ? judgement : undefined;
  };
  return { picked, pick, whenRead };
}

async function judged(files: File[]): Promise<Picked> {
  const [first, ...others] = files;
  if (!first || others.length > 0) return { files };
  const { file, kind } = await readPicture(first);
  return { files: [file], kind };
}
