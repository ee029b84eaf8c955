import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes idle connections when the server stops. Browsers open connections in advance. Node treats a connection that
 * has sent nothing yet, or half a request, as busy and would wait a minute for it. It would wait as long for a
 * keep-alive connection.
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
