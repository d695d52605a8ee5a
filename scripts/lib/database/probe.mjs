import { connect } from 'node:net';
import { startupMessage, textMessage } from './messages.mjs';

const TIMEOUT = 1_500;
/** The row that answers `SELECT 1`. */
const ROW = Buffer.from([0x44, 0, 0, 0, 11, 0, 1, 0, 0, 0, 1, 0x31]);

/** Whether a query on a new connection is answered; `listen` is a socket's path or a loopback port. */
export function databaseAnswers(listen) {
  return new Promise((resolve) => {
    const socket = connect(
      /^\d+$/.test(listen) ? { host: '127.0.0.1', port: Number(listen) } : { path: listen },
    );
    let received = Buffer.alloc(0);
    const end = (answered) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answered);
    };
    const timer = setTimeout(() => end(false), TIMEOUT);
    socket.on('error', () => end(false));
    socket.on('close', () => end(false));
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      if (received.includes(ROW)) end(true);
    });
    socket.write(Buffer.concat([startupMessage(), textMessage('Q', 'SELECT 1')]));
  });
}
