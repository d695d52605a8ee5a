import fc from 'fast-check';
import type { OwnerName } from '@peanut/contracts/testing/menu-model';
import type { Intent } from './changes.js';
import type { Interleaving, Move } from './interleaving.js';
import type { RealMenu } from './real-menu.js';

type Command = fc.AsyncCommand<Interleaving, RealMenu>;

/** A step that is always possible: what it does depends on what the owners see by then. */
function command(what: string, run: (interleaving: Interleaving) => Promise<void>): Command {
  return { check: () => true, run, toString: () => what };
}

const told = ({ owner, intent: { does, list, at, to, overwrites }, isLost }: Move): string =>
  `${owner} ${does} ${list} ${at} ${to}${overwrites ? ' overwriting' : ''}${isLost ? ', answer lost' : ''}`;

const weighted = <T>(...choices: [weight: number, value: T][]): fc.Arbitrary<T> =>
  fc.oneof(...choices.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

/** Few drinks and few places, so that the owners meet. */
const intents: fc.Arbitrary<Intent> = fc.record({
  does: weighted<Intent['does']>(
    [5, 'edit'],
    [3, 'move'],
    [2, 'create'],
    [6, 'delete'],
    [8, 'reorder'],
    [3, 'undo'],
  ),
  list: fc.constantFrom('cocktails', 'whiskeys'),
  at: fc.nat(1),
  to: fc.nat(7),
  overwrites: fc.boolean(),
});

const owners = fc.constantFrom<OwnerName>('A', 'B');
const isLost = weighted([3, false], [1, true]);
const moves: fc.Arbitrary<Move> = fc.record({ owner: owners, intent: intents, isLost });

const atOnce = fc.record({ move: moves, intent: intents, isLost }).map(({ move, ...rest }): [Move, Move] => {
  const other = move.owner === 'A' ? 'B' : 'A';
  return [move, { owner: other, ...rest }];
});

const commands: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: moves.map((move) => command(told(move), (it) => it.move(move))) },
  {
    weight: 5,
    arbitrary: atOnce.map((pair) =>
      command(`at once: ${pair.map(told).join(' | ')}`, (it) => it.move(...pair)),
    ),
  },
  { weight: 1, arbitrary: moves.map((move) => command(`twice: ${told(move)}`, (it) => it.moveTwice(move))) },
  { weight: 2, arbitrary: owners.map((owner) => command(`${owner} reads`, (it) => it.read(owner))) },
);

/** The steps of one interleaving. */
export const steps: fc.Arbitrary<Command[]> = fc.array(commands, {
  minLength: 3,
  maxLength: 6,
  size: 'max',
});
