import type { ComponentType } from 'react';
import type { Reads } from '../hydration/prerendered-page';
import type { StyleRule } from './used-styles';

/** What the gateway asks for. */
export interface FirstViewQuestion {
  /** A public page's address: `/cocktails`. */
  path: string;
  /** What is known so far of {@link FirstView.reads}; what could not be read is missing. */
  reads: Reads;
}

export interface FirstView {
  /** The beginning of the body: style sheets, and all that the page shows at first. */
  html: string;
  /** Addresses of all that the page is drawn from, known or not. */
  reads: string[];
}

/** Where the parts' scripts meet in the gateway. The shell's comes first, those of the remotes add their pages. */
export interface FirstViewRegistry {
  /** The modules that the shell provides, as in the browser. */
  shared: Record<string, unknown>;
  /** Modules by the remote's name and their own: `mf_menu`, `./CocktailsPage`. */
  remotes: Record<string, Record<string, ComponentType>>;
  /** Their style sheets, by the part's name. */
  styles: Record<string, StyleRule[]>;
  /** Takes a {@link FirstViewQuestion} and gives a {@link FirstView}, both as JSON. */
  render: (question: string) => string;
}

declare global {
  var firstView: FirstViewRegistry;
}

export const registry: FirstViewRegistry = {
  shared: {},
  remotes: {},
  styles: {},
  render: () => '',
};
globalThis.firstView = registry;
