import type { Point } from './pointer.js';

export const ENGINES = ['webkit', 'firefox', 'chromium'] as const;
export type EngineName = (typeof ENGINES)[number];

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface LaunchOptions extends Size {
  /** Keeps what the browser stores, so that a second launch is a later visit. A new folder without it. */
  folder?: string | undefined;
  /** Cookies and site data are refused. */
  storesNothing?: boolean;
  /** A private window: all that it stores is gone with it. */
  isPrivate?: boolean;
  /** Chromium with the settings and the page cache that its headless shell lacks. */
  isWhole?: boolean;
  /** All text is twice as large (WebKit and Firefox: text alone; Chromium: the font size of the settings). */
  largeText?: boolean;
  forcedColours?: boolean;
  reducedMotion?: boolean;
  /** Firefox: taps and drags are a finger's, on a screen that knows no mouse. */
  byTouch?: boolean;
  /** Pictures are of what a screen shows, by layers, not of what the engine paints for them. */
  onScreen?: boolean;
}

/** One window of one browser, driven as a person would. */
export interface Browser {
  readonly engine: EngineName;
  /** Resolves when the page has loaded. Rejects when the browser shows a page of its own instead. */
  open(address: string): Promise<void>;
  /** Runs an expression in the page; a promise is waited for. Resolves with what JSON can say of it. */
  run(expression: string): Promise<unknown>;
  /** So many real presses and releases of the main button, in CSS pixels from the view's corner. */
  click(x: number, y: number, times: number): Promise<void>;
  /** Presses at one point and lets go at the other. */
  drag(from: Point, to: Point): Promise<void>;
  /** Types into what has the focus; `\n` is Enter. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** The view as a PNG. */
  picture(): Promise<Buffer>;
  resize(size: Size): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Another window of the same browser; it becomes the one that is driven. Resolves with its handle. */
  openWindow(): Promise<string>;
  /** Drives that window from now on. */
  useWindow(handle: string): Promise<void>;
  /** Warnings and errors of the page's console so far. WebKit's driver tells none. */
  consoleLines(): string[];
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'PageDown';
