import { startTransition, useEffect, useRef, useState } from 'react';
import { type MenuReader, SourceError, startMenuReader, UNREADABLE } from './menu-reader';
import { readRecipes, type RecipeProgress } from './read-recipes';
import type { PreparedDrink } from './prepared-drink';
import { readSource, type Source } from './read-source';

/** What was read so far. */
export interface ReadSoFar {
  drinks: readonly PreparedDrink[];
  problems: readonly string[];
  /** Plain recipes that were not read. */
  unread: readonly string[];
  /** Why they were not, when it was not by the owner's will. */
  failure?: string | undefined;
}

export type Reading =
  | { status: 'idle' }
  | { status: 'reading' }
  | { status: 'recipes'; progress: RecipeProgress }
  | { status: 'refused'; reason: string }
  | ({ status: 'read' } & ReadSoFar);

/** Reads the source, plain recipes by calls. Leaving the dialog ends the calls. */
export function useReading() {
  const [reading, setReading] = useState<Reading>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  const reader = useRef<MenuReader>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    reader.current = startMenuReader();
    return () => {
      isGone.current = true;
      running.current?.abort();
      reader.current?.close();
    };
  }, []);
  const show = (next: Reading) => {
    // The rows of a long menu take longer than a frame: the page goes on meanwhile.
    if (!isGone.current) startTransition(() => setReading(next));
  };

  const readTexts = async (before: ReadSoFar) => {
    const { signal } = (running.current = new AbortController());
    const onProgress = (progress: RecipeProgress) => show({ status: 'recipes', progress });
    const read = await readRecipes(before.unread, signal, onProgress);
    show({
      status: 'read',
      drinks: [...before.drinks, ...read.drinks],
      problems: [...before.problems, ...read.problems],
      unread: read.unread,
      failure: read.failure,
    });
  };
  const readAll = async (source: Source, from: MenuReader) => {
    show({ status: 'reading' });
    const { texts, ...found } = await readSource(source, from);
    if (texts.length === 0) show({ status: 'read', ...found, unread: [] });
    else await readTexts({ ...found, unread: texts });
  };
  const refuse = (error: unknown) => {
    const isKnown = error instanceof SourceError;
    if (!isKnown) console.error('The import cannot be read:', error);
    show({ status: 'refused', reason: isKnown ? error.message : UNREADABLE });
  };

  return {
    reading,
    read: (source: Source) => {
      if (reader.current) readAll(source, reader.current).catch(refuse);
    },
    /** Ends the calls for plain recipes; what is read stays. */
    stop: () => running.current?.abort(),
    /** Reads the recipes that were not read. */
    goOn: (before: ReadSoFar) => {
      readTexts(before).catch(refuse);
    },
  };
}
