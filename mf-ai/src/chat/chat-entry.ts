/** State of the history's entry that stands for the open chat. */
export interface ChatEntry {
  chat: true;
}

export const isChatEntry = ({ state }: { state: unknown }): boolean =>
  (state as Partial<ChatEntry> | null)?.chat === true;

/** On a phone the open chat is as wide as the page. */
export const coversPage = (): boolean => window.matchMedia('(width < 40rem)').matches;
