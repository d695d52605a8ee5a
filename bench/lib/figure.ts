export type Say = (text: string) => void;

/** One line of a figure, as texts. Without `isMet` it only informs. */
export interface Row {
  what: string;
  here: string;
  spread?: string;
  baseline?: string;
  result?: string;
  goal?: string;
  isMet?: boolean;
  /** Points of the figure's plot. */
  curve?: [number, number][];
}

/** A promise with its measurement. */
export interface Figure {
  id: string;
  title: string;
  measure(say: Say): Promise<Row[]>;
  /** Names of the axes; `of` picks the rows that are drawn. */
  plot?: { x: string; y: string; of?: RegExp };
  /** It measures the running containers, so it runs only when it is named. */
  needsContainers?: boolean;
  /** It measures a model of the owner's, so it runs only when it is named, and says nothing of this machine. */
  needsModel?: boolean;
}
