import { fold, phrases } from './words.js';

/** Labels, each with what it means: "Glassware" is the glass. */
export type LabelRows<Meaning> = readonly (readonly [labels: string, meaning: Meaning])[];

export interface Labelled<Meaning> {
  meaning: Meaning;
  /** The text after the label; empty for a heading. */
  value: string;
  /** True for a heading without even a colon. */
  isBare: boolean;
}

/** Reads "Label: value", "Label = value", "Label - value" and "Label- value". */
export class LabelReader<Meaning> {
  private readonly meanings: ReadonlyMap<string, Meaning>;
  private readonly labelled: RegExp;
  private readonly heading: RegExp;
  private readonly inline: RegExp;

  constructor(rows: LabelRows<Meaning>) {
    this.meanings = new Map(
      rows.flatMap(([labels, meaning]) => phrases(labels).map((label) => [label, meaning] as const)),
    );
    const anyLabel = [...this.meanings.keys()]
      .sort((one, other) => other.length - one.length)
      .join('|')
      .replace(
        /youll|whats/g,
        (word) => `${word.slice(0, word === 'youll' ? 3 : 4)}['’]?${word.slice(word === 'youll' ? 3 : 4)}`,
      );
    const label = String.raw`(?:(?:the|our|my|today['’]?s|tonight['’]?s) )?(${anyLabel})`;
    this.labelled = new RegExp(String.raw`^${label}\s*(?::|=|→|•|\||[-–—](?=\s))\s*(?!\s)(.*)$`, 'i');
    this.heading = new RegExp(String.raw`^${label}$`, 'i');
    this.inline = new RegExp(
      String.raw`(?<=[.;,|•!)]|\s/|\s{2})(?<!\s{3})\s*(?:and )?(?=\b(?:${anyLabel})(?:\s*[:=→]|\s[-–—]\s))`,
      'gi',
    );
  }

  /** A label in the middle of a line begins a line of its own. */
  inLines(text: string): string[] {
    return text
      .replace(this.inline, '\n')
      .split('\n')
      .map((line) => line.trim().replace(/(?<!\s)\s*[,;|•/]$/, ''))
      .filter(Boolean);
  }

  read(line: string): Labelled<Meaning> | undefined {
    const bare = this.heading.exec(line);
    const [, label = '', value = ''] = bare ?? this.labelled.exec(line) ?? [];
    const meaning = this.meanings.get(fold(label).trim());
    return meaning === undefined ? undefined : { meaning, value: value.trim(), isBare: bare !== null };
  }
}
