import type { BartenderProvider } from '../provider.js';

/** The provider as Nest injects it: an interface leaves nothing to inject by at run time. */
export abstract class Provider implements BartenderProvider {
  abstract readonly name: string;
  abstract recommend: BartenderProvider['recommend'];
  abstract chat: BartenderProvider['chat'];
  abstract parseCocktail: BartenderProvider['parseCocktail'];
  abstract parseWhiskey: BartenderProvider['parseWhiskey'];
  abstract suggestOrder: BartenderProvider['suggestOrder'];
}
