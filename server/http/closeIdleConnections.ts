import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Has a stop end connections on which nobody waits for an answer. Browsers open some ahead; Node takes one that has
 * sent nothing yet, or half a request, for a busy one and would wait a minute for it, and as long for one that is kept
 * for the next request after the last answer.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  const busy = new Set<Socket>();
  let isStopping = false;
  const server: Pick<Server, 'on'> = app.server;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    busy.add(socket);
    response.once('close', () => {
      busy.delete(socket);
      if (isStopping) socket.destroySoon();
    });
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  });
}
