import type { BartenderProvider, ChatReply } from '@peanut/bartender';
import { TIME_LIMIT_MS, withinTime } from './within-time.js';

type Args<Call extends keyof BartenderProvider> = BartenderProvider[Call] extends (
  ...args: infer A
) => unknown
  ? A
  : never;

/** A bartender that reads texts in this process, and keeps the others waiting no longer than a moment. */
export class TimedBartender implements BartenderProvider {
  readonly name: string;

  /** @param bartender does all of its work within the call */
  constructor(
    private readonly bartender: BartenderProvider,
    private readonly milliseconds = TIME_LIMIT_MS,
  ) {
    this.name = bartender.name;
  }

  async recommend(...args: Args<'recommend'>) {
    return withinTime(() => this.bartender.recommend(...args), this.milliseconds);
  }

  chat(...args: Args<'chat'>): ChatReply {
    return withinTime(() => this.bartender.chat(...args), this.milliseconds);
  }

  async parseCocktail(...args: Args<'parseCocktail'>) {
    return withinTime(() => this.bartender.parseCocktail(...args), this.milliseconds);
  }

  async parseWhiskey(...args: Args<'parseWhiskey'>) {
    return withinTime(() => this.bartender.parseWhiskey(...args), this.milliseconds);
  }

  async suggestOrder(...args: Args<'suggestOrder'>) {
    return withinTime(() => this.bartender.suggestOrder(...args), this.milliseconds);
  }
}
