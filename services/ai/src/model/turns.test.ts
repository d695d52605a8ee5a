import { Turns } from './turns.js';

/** Takes a turn, and tells what the guest was told. */
function guestOf(turns: Turns, signal = new AbortController().signal) {
  const guest: { told: number[]; leave?: () => void } = { told: [] };
  const entered = turns
    .take(signal, (before) => guest.told.push(before))
    .then((leave) => (guest.leave = leave));
  return Object.assign(guest, { entered });
}

it('lets a few in at once, and tells the others their places until it is their turn', async () => {
  const turns = new Turns(2);
  const [one, two, three, four] = [guestOf(turns), guestOf(turns), guestOf(turns), guestOf(turns)];
  await Promise.all([one.entered, two.entered]);
  expect([one.told, two.told, three.told, four.told]).toEqual([[], [], [0], [1]]);
  one.leave?.();
  await three.entered;
  expect(four.told).toEqual([1, 0]);
  two.leave?.();
  await four.entered;
});

it('moves the others up when a guest leaves the queue', async () => {
  const turns = new Turns(1);
  const leaving = new AbortController();
  const one = guestOf(turns);
  await one.entered;
  const two = guestOf(turns, leaving.signal);
  const three = guestOf(turns);
  leaving.abort(new Error('gone'));
  await expect(two.entered).rejects.toThrow('gone');
  expect(three.told).toEqual([1, 0]);
  one.leave?.();
  await three.entered;
});

it('sends guests away where too many wait', async () => {
  const turns = new Turns(1);
  const guests = Array.from({ length: 101 }, () => guestOf(turns));
  await expect(turns.take(new AbortController().signal, () => undefined)).rejects.toThrow(/OPENAI_PARALLEL/);
  expect(guests.at(-1)?.told).toEqual([99]);
});
