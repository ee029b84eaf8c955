import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Has a stop end connections on which nobody waits for an answer. Browsers open some ahead; Node takes one that has
 * sent nothing yet, or half a request, for a busy one and would wait a minute for it.
 */
export function closeQuietSockets(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  const busy = new Set<Socket>();
  const server: Pick<Server, 'on'> = app.server;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    busy.add(socket);
    response.once('close', () => busy.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  });
}
