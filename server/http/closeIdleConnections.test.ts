import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { openToyApp } from '../testing/openToyApp.ts';

eachDatabase('a stop', (database) => {
  test('waits for an answer, not for a connection that sends nothing or half a request', async () => {
    // given
    const { app } = await openToyApp(database());
    const [begun, begin] = gate();
    const [released, release] = gate();
    app.addHook('onSend', async () => {
      begin();
      await released;
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const open = async (words: string): Promise<Socket> => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write(words);
      return socket;
    };
    const quiet = [await open(''), await open('GET /api/books HTTP/1.1\r\n')];
    const ended = quiet.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    const answer = fetch(`${address}/api/books`);
    await begun;

    // when
    const since = performance.now();
    const closed = app.close();
    await Promise.all(ended);
    release();
    await closed;
    const taken = performance.now() - since;

    // then
    expect((await answer).status).toBe(200);
    expect(taken).toBeLessThan(10_000);
  });
});

function gate(): readonly [Promise<void>, () => void] {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, () => open()];
}
