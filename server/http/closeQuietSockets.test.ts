import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { openToyApp } from '../testing/openToyApp.ts';

eachDatabase('a stop', (database) => {
  test('waits for an answer, not for a connection that sends nothing or half a request', async () => {
    // given
    const { app } = await openToyApp(database());
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const open = async (words: string): Promise<Socket> => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write(words);
      return socket;
    };
    const quiet = [await open(''), await open('GET /api/books HTTP/1.1\r\n')];
    const ended = quiet.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    // The answer is on its way when the stop begins.
    app.server.once('request', () => begin());
    const answer = fetch(`${address}/api/books`);
    await begun;

    // when
    const since = performance.now();
    await app.close();
    const taken = performance.now() - since;
    await Promise.all(ended);

    // then
    expect((await answer).status).toBe(200);
    expect(taken).toBeLessThan(10_000);
  });
});
