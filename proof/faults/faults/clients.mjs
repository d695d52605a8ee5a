import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const file = 'proof/faults/faults/clients.mjs';

const PAGE = 'GET /cocktails HTTP/1.1\r\nHost: bar\r\n\r\n';
const POST =
  'POST /api/chat HTTP/1.1\r\nHost: bar\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';

/** How a client holds its connection: what it sends at once, and then from time to time. */
const HABITS = {
  idle: { first: '' },
  'slow head': { first: 'GET / HTTP/1.1\r\nHost: bar\r\n', drip: 'X-More: 1\r\n' },
  'slow body': { first: POST, drip: ' ' },
  'slow reading': { first: PAGE.repeat(20), reads: false },
};
const DRIP = 500;

async function hold({ baseUrl }, { first, drip, reads = true }, address) {
  const { hostname, port } = new URL(baseUrl);
  // Addresses of their own, as guests have: one alone may not have so many.
  const socket = connect({ host: hostname, port: Number(port), localAddress: address });
  socket.on('error', () => {});
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  if (reads) socket.resume();
  else socket.pause();
  socket.write(first);
  const timer = drip && setInterval(() => socket.writable && socket.write(drip), DRIP);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

/** Opens so many of each; returns how to let them go. */
async function crowd(bar, counts) {
  const habits = Object.entries(counts).flatMap(([name, count]) => Array(count).fill(HABITS[name]));
  const sockets = [];
  for (const [index, habit] of habits.entries())
    sockets.push(await hold(bar, habit, `127.0.${1 + (index % 50)}.${1 + (index % 200)}`));
  return () => sockets.forEach((socket) => socket.destroy());
}

const stay = (counts, seconds) => async (trial) => {
  let leave;
  await trial.repeat(async () => (leave = await crowd(trial.bar, counts)), {
    lasts: 1_000 * seconds,
    heal: async () => leave(),
  });
  trial.note(
    Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', '),
  );
};

const MANY = { idle: 1_000, 'slow head': 400, 'slow body': 200, 'slow reading': 100 };

export const CLIENT_FAULTS = [
  {
    name: '1,000 idle and 700 slow clients',
    file,
    on: { nginx: 3, 'npm start': 3 },
    run: stay(MANY, 10),
  },
  {
    name: 'the owner gone in the middle of calls',
    file,
    on: { nginx: 5, 'npm start': 5 },
    // The owner's own connections are cut.
    allows: ['resets'],
    run: async (trial) => {
      for (let round = 0; round < trial.rounds; round += 1) {
        trial.owner.isCut = true;
        await trial.inject(() => sleep(1_500));
        trial.owner.isCut = false;
        await trial.untilBack();
      }
      const { again, replayed } = trial.owner.seen;
      trial.expect(again >= 10 * trial.rounds, `only ${again} calls were cut`);
      trial.expect(replayed >= trial.rounds, `only ${replayed} were cut after they were done`);
    },
  },
];
