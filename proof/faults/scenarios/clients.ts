import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../../lib/products.js';
import type { Fault } from '../scenario.js';

const PAGE = 'GET /cocktails HTTP/1.1\r\nHost: bar\r\n\r\n';
const POST =
  'POST /api/chat HTTP/1.1\r\nHost: bar\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';

interface Habit {
  /** What a client sends at once, and then from time to time. */
  first: string;
  drip?: string;
  isDeaf?: boolean;
}

const HABITS: [habit: Habit, count: number][] = [
  [{ first: '' }, 1_000],
  [{ first: 'GET / HTTP/1.1\r\nHost: bar\r\n', drip: 'X-More: 1\r\n' }, 400],
  [{ first: POST, drip: ' ' }, 200],
  [{ first: PAGE.repeat(20), isDeaf: true }, 100],
];
const DRIP = 500;

async function hold({ baseUrl }: Product, habit: Habit, localAddress: string): Promise<Socket> {
  const { hostname, port } = new URL(baseUrl);
  // Addresses of their own, as guests have: one alone may not have so many.
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  socket.on('error', () => {});
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  if (habit.isDeaf) socket.pause();
  else socket.resume();
  socket.write(habit.first);
  const { drip } = habit;
  const timer = drip && setInterval(() => socket.writable && socket.write(drip), DRIP);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

export const FAULTS: Fault[] = [
  {
    name: '1,000 idle and 700 slow clients',
    on: { nginx: 3, 'npm start': 3 },
    run: async (scenario) => {
      let sockets: Socket[] = [];
      const crowd = async (): Promise<void> => {
        const clients = HABITS.flatMap(([habit, count]) => Array<Habit>(count).fill(habit));
        sockets = [];
        for (const [index, habit] of clients.entries()) {
          const address = `127.0.${1 + (index % 50)}.${1 + (index % 200)}`;
          sockets.push(await hold(scenario.product, habit, address));
        }
      };
      const leave = (): void => sockets.forEach((socket) => socket.destroy());
      await scenario.repeat(crowd, { lasts: 10_000, heal: leave });
      scenario.notes.push('1000 idle, 400 slow head, 200 slow body, 100 slow reading');
    },
  },
  {
    name: 'the owner gone in the middle of calls',
    on: { nginx: 5, 'npm start': 5 },
    // The owner's own connections are cut.
    allows: ['resets'],
    run: async (scenario) => {
      for (let round = 0; round < scenario.rounds; round += 1) {
        scenario.owner.isCut = true;
        await scenario.inject(() => sleep(1_500));
        scenario.owner.isCut = false;
        await scenario.untilBack();
      }
      const { again, replayed } = scenario.owner.seen;
      scenario.expect(again >= 10 * scenario.rounds, `only ${again} calls were cut`);
      scenario.expect(replayed >= scenario.rounds, `only ${replayed} were cut after they were done`);
    },
  },
];
