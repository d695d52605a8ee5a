import { isDeepStrictEqual } from 'node:util';
import { Acknowledged } from './acknowledged.js';
import {
  PLACE,
  isAccepted,
  type Answer,
  type Call,
  type Drink,
  type ListName,
  type Lists,
  type OwnerName,
} from '@peanut/contracts/testing/menu-model';
import type { Change, Intent } from './changes.js';
import { perform, timesIn, type Menu } from '@peanut/contracts/testing/menu-model';
import { Owner } from './owner.js';
import type { RealAnswer, RealMenu } from './real-menu.js';
import type { Tally } from './tally.js';

/** A call of an owner, and the answer that the service gave. */
interface Sent {
  owner: Owner;
  call: Call;
  answer: RealAnswer;
}

/** A serial order of calls that were sent at the same moment, and what the model makes of it. */
interface Serial {
  sent: Sent[];
  expected: Answer[];
  menu: Menu;
}

/** What an owner does, and whether the answer is lost on its way back. */
export interface Move {
  owner: OwnerName;
  intent: Intent;
  isLost: boolean;
}

/** More than two owners need to end what is under way. */
const ROUNDS = 6;
const GOING_ON = { does: 'undo', list: 'cocktails', at: 0, to: 0 } as const;

/** One interleaving: two owners at the real menu, and the model beside it that is held against every answer. */
export class Interleaving {
  private readonly acknowledged: Acknowledged;
  private readonly owners: Record<OwnerName, Owner>;
  private menu: Menu;

  constructor(
    private readonly real: RealMenu,
    private readonly tally: Tally,
  ) {
    const { start } = real;
    this.menu = { lists: start, stored: new Map() };
    this.acknowledged = new Acknowledged(start);
    this.owners = { A: new Owner('A', start, tally), B: new Owner('B', start, tally) };
  }

  /** The owner's page reads both lists. */
  async read(name: OwnerName): Promise<void> {
    this.owners[name].view = await this.lists(name);
  }

  /** The owners' next calls, sent at the same moment in this order. */
  async move(...moves: Move[]): Promise<void> {
    const ready: { owner: Owner; change: Change; isLost: boolean }[] = [];
    for (const { owner: name, intent, isLost } of moves) {
      const owner = this.owners[name];
      const change = await owner.next(intent, (list) => this.list(name, list));
      if (change) ready.push({ owner, change, isLost });
    }
    const answers = await this.send(ready.map(({ owner, change: { call } }) => ({ owner, call })));
    ready.forEach(({ owner, change, isLost }, index) => {
      const answer = answers[index];
      if (!answer || isLost) owner.lose(change);
      else owner.take(change, answer);
    });
  }

  /** One call that goes out twice at the same moment, as by two tabs. */
  async moveTwice({ owner: name, intent }: Move): Promise<void> {
    const owner = this.owners[name];
    const change = await owner.next(intent, (list) => this.list(name, list));
    if (!change) return;
    const once = { owner, call: change.call };
    const [answer] = await this.send([once, once]);
    if (answer) owner.take(change, answer);
  }

  /** Both owners bring to an end what is under way; then the lists must be what the model and the owners know. */
  async finish(): Promise<void> {
    const names = ['A', 'B'] as const;
    for (let round = 0; names.some((name) => this.owners[name].isBusy); round += 1) {
      if (round === ROUNDS) throw new Error('The owners come to no end');
      for (const owner of names)
        if (this.owners[owner].isBusy) {
          const intent = { ...GOING_ON, overwrites: owner === 'A' };
          await this.move({ owner, intent, isLost: false });
        }
    }
    this.acknowledged.check(await this.lists('B'));
    for (const fault of this.acknowledged.faults) this.tally.count(fault);
    expect(this.acknowledged.faults).toEqual([]);
  }

  /** The lists as they are, which must be as the model has them. */
  private async lists(name: OwnerName): Promise<Lists> {
    const lists = await this.real.lists(name);
    expect(lists).toEqual(this.menu.lists);
    return lists;
  }

  private async list(name: OwnerName, list: ListName): Promise<Drink[]> {
    const drinks = await this.real.list(name, list);
    expect(drinks).toEqual(this.menu.lists[list]);
    return drinks;
  }

  private async send(calls: { owner: Owner; call: Call }[]): Promise<RealAnswer[]> {
    const sent = await Promise.all(
      calls.map(async ({ owner, call }) => ({ owner, call, answer: await this.real.send(owner.name, call) })),
    );
    await this.settle(sent);
    return sent.map(({ answer }) => answer);
  }

  /** Goes on from the serial order that explains all answers, and the lists where the answers leave it open. */
  private async settle(sent: Sent[]): Promise<void> {
    const orders = sent.length > 1 ? [sent, sent.toReversed()] : [sent];
    const tried = orders.map((order) => serial(this.menu, order));
    const right = await this.asListed(tried.filter(isExplained));
    const [chosen] = right;
    if (!chosen) throw new Error(`No serial order explains the answers:\n${tried.map(told).join('\nnor\n')}`);
    this.menu = chosen.menu;
    chosen.sent.forEach(({ call, answer }, index) => {
      if (!chosen.expected[index]?.isReplayed) this.acknowledged.record(call, answer);
      this.count(call, answer);
    });
    this.countOrder(sent, right);
  }

  /** Two whiskeys made at one number are told the same in either order; which it was, the list says. */
  private async asListed(explained: Serial[]): Promise<Serial[]> {
    const [one, other] = explained;
    if (!one || !other || isDeepStrictEqual(one.menu.lists, other.menu.lists)) return explained;
    const lists = await this.real.lists('A');
    return explained.filter(({ menu }) => isDeepStrictEqual(menu.lists, lists));
  }

  private countOrder(sent: Sent[], right: Serial[]): void {
    const [one, other] = sent;
    if (!one || !other || one.owner === other.owner) return;
    this.tally.count('atOnce');
    const [order, ...others] = right;
    if (others.length === 0) this.tally.count(order?.sent[0]?.owner.name === 'A' ? 'aBeforeB' : 'bBeforeA');
  }

  private count(call: Call, answer: Answer): void {
    this.tally.count('writes');
    if (answer.isReplayed) this.tally.count('replays');
    if (answer.status === 412) this.tally.count('conflicts');
    if (answer.status === 412 && call.does === 'delete') this.tally.count('deletesOfEdited');
    if (answer.status === 404 && call.does === 'update') this.tally.count('editsOfDeleted');
    if (call.does !== 'create' && call.does !== 'update') return;
    const hasNumber = call.list === 'whiskeys' && call.fields[PLACE.whiskeys] !== undefined;
    if (hasNumber && isAccepted(answer)) this.tally.count('renumbered');
  }
}

function serial(menu: Menu, sent: Sent[]): Serial {
  const expected: Answer[] = [];
  let now = menu;
  for (const { call, answer } of sent) {
    const outcome = perform(now, call, timesIn(answer));
    expected.push(outcome.answer);
    now = outcome.menu;
  }
  return { sent, expected, menu: now };
}

const isExplained = ({ sent, expected }: Serial): boolean =>
  sent.every(({ call, answer }, index) => isAsExpected(call, answer, expected[index]));

/** A call that a busy service was asked again may be a repeat, of which an order is told as it is by then. */
function isAsExpected(call: Call, answer: RealAnswer, expected: Answer | undefined): boolean {
  if (!expected || answer.status !== expected.status) return false;
  if (!answer.wasBusy && answer.isReplayed !== expected.isReplayed) return false;
  return (answer.wasBusy && call.does === 'reorder') || isDeepStrictEqual(answer.body, expected.body);
}

/** What went wrong, for people: each call with its answer and, where it differs, the answer that it should have. */
function told({ sent, expected }: Serial): string {
  const lines = sent.map(({ owner, call, answer }, index) => {
    const should = expected[index];
    const isRight = isAsExpected(call, answer, should);
    const calls = `${owner.name} sends ${JSON.stringify(call)}\n  gets ${JSON.stringify(answer)}`;
    return isRight ? calls : `${calls}\n  instead of ${JSON.stringify(should)}`;
  });
  return lines.join('\n');
}
