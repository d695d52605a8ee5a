import type { Server } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { isIn, isThisMachine, peerOf } from './public-origin.js';

/** How many there may be: of all, of one address, and beyond all of this machine. */
export interface ConnectionLimits {
  most: number;
  ofOne: number;
  kept: number;
}

/**
 * Shares a server's connections out. One address has a part of them, unless many guests may be behind it; when all are
 * taken, the one that has waited longest without a word is closed for the next.
 */
class Connections {
  private readonly open = new Map<string, number>();
  /** Oldest first; some have spoken since they were put here. */
  private readonly silent = new Set<Socket>();
  private count = 0;

  constructor(
    private readonly limits: ConnectionLimits,
    private readonly trustedProxies: BlockList,
  ) {}

  /** Counts the connection until it closes; false when there is no place for it. */
  admit(socket: Socket): boolean {
    const peer = peerOf(socket);
    const isOwn = isThisMachine(peer);
    const ofPeer = this.open.get(peer) ?? 0;
    if (ofPeer >= this.limits.ofOne && !isOwn && !isIn(this.trustedProxies, peer)) return false;
    if (this.count >= this.limits.most && !this.makeRoom() && !isOwn) return false;
    this.count += 1;
    this.open.set(peer, ofPeer + 1);
    this.silent.add(socket);
    socket.once('close', () => this.leave(socket, peer));
    return true;
  }

  private makeRoom(): boolean {
    for (const socket of this.silent) {
      this.silent.delete(socket);
      if (socket.bytesRead > 0 || socket.destroyed) continue;
      socket.destroy();
      return true;
    }
    return false;
  }

  private leave(socket: Socket, peer: string): void {
    this.count -= 1;
    this.silent.delete(socket);
    const left = (this.open.get(peer) ?? 1) - 1;
    if (left > 0) this.open.set(peer, left);
    else this.open.delete(peer);
  }
}

export function limitConnections(server: Server, limits: ConnectionLimits, trustedProxies: BlockList): void {
  const connections = new Connections(limits, trustedProxies);
  server.maxConnections = limits.most + limits.kept;
  // Before the server's own listener, which leaves a connection alone that is closed already.
  server.prependListener('connection', (socket) => {
    if (!connections.admit(socket)) socket.destroy();
  });
}
