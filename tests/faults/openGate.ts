import { connect, createServer, type Socket } from 'node:net';

/**
 * How a service behaves: it works, refuses connections, accepts them and never responds, or works and ends all
 * connections again and again.
 */
export type GateState = 'open' | 'closed' | 'silent' | 'flaky';

/** For this long, a connection to a flaky service lasts at most. */
const flakyMilliseconds = 40;

/** A TCP proxy in front of a service, with which it can fail. */
export interface Gate {
  readonly port: number;
  /** Changes the behaviour, for existing connections too. */
  become(state: GateState): void;
  close(): Promise<void>;
}

/** Opens a gate in front of a service on this machine. */
export async function openGate(target: { readonly host: string; readonly port: number }): Promise<Gate> {
  const pairs = new Map<Socket, Socket>();
  let state: GateState = 'open';
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
    pairs.clear();
  };
  const server = createServer((near) => {
    near.on('error', () => near.destroy());
    if (state === 'closed') {
      near.destroy();
      return;
    }
    const far = connect(target);
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => {
      far.destroy();
      pairs.delete(near);
    });
    pairs.set(near, far);
    near.on('data', (part: Buffer) => {
      if (state !== 'silent') far.write(part);
    });
    far.on('data', (part: Buffer) => {
      if (state !== 'silent') near.write(part);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    become: (next) => {
      // A connection that was silent has lost data, so it cannot be used any more.
      if (next === 'closed' || state === 'silent') end();
      state = next;
      clearInterval(timer);
      timer = next === 'flaky' ? setInterval(end, flakyMilliseconds) : undefined;
    },
    close: () =>
      new Promise((resolve) => {
        clearInterval(timer);
        end();
        server.close(() => resolve());
      }),
  };
}
