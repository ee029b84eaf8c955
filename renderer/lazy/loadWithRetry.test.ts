import { expect, test } from 'vitest';
import { ChunkLoadError, loadWithRetry, onChunkLoadError, toLazyModule } from './loadWithRetry.ts';

/**
 * Creates a loader that returns one answer per request, or throws it if it is an error. Records the requests and the
 * pauses in milliseconds.
 */
function serverThatSays<Module>(...answers: readonly (Module | Error)[]) {
  const seen: (string | number)[] = [];
  const left = [...answers];
  const answer = async (asked: string): Promise<Module> => {
    seen.push(asked);
    const next = left.shift();
    if (next === undefined) throw new Error('asked once too often');
    if (next instanceof Error) throw next;
    return next;
  };
  return {
    seen,
    load: () => answer('load'),
    means: {
      importFrom: answer,
      wait: async (milliseconds: number) => {
        seen.push(milliseconds);
      },
    },
  };
}

const failed = (name: string) =>
  new TypeError(`Failed to fetch dynamically imported module: https://shelf.example/assets/${name}`);

test('loads what is there at once', async () => {
  // given
  const { load, means, seen } = serverThatSays('shelf');
  // when
  const loaded = await loadWithRetry(load, means);
  // then
  expect({ loaded, seen }).toEqual({ loaded: 'shelf', seen: ['load'] });
});

test('asks a second and a third time under another address, since a browser may remember the failure', async () => {
  // given
  const { load, means, seen } = serverThatSays(failed('shelf.js'), failed('shelf.js?again=1'), 'shelf');
  // when
  const loaded = await loadWithRetry(load, means);
  // then
  expect({ loaded, seen }).toEqual({
    loaded: 'shelf',
    seen: [
      'load',
      500,
      'https://shelf.example/assets/shelf.js?again=1',
      2000,
      'https://shelf.example/assets/shelf.js?again=2',
    ],
  });
});

test('asks in the same way again when the failure does not name a file', async () => {
  // given
  const { load, means, seen } = serverThatSays(new TypeError('Importing a module script failed.'), 'shelf');
  // when
  const loaded = await loadWithRetry(load, means);
  // then
  expect({ loaded, seen }).toEqual({ loaded: 'shelf', seen: ['load', 500, 'load'] });
});

test('gives up after the third try, and tells who has asked to be told', async () => {
  // given
  const { load, means } = serverThatSays(failed('a.js'), failed('a.js?again=1'), failed('a.js?again=2'));
  const told: string[] = [];
  const end = onChunkLoadError(({ message }) => told.push(message));
  // when
  const fault = await loadWithRetry(load, means).catch((error: unknown) => error);
  end();
  // then
  expect(fault).toEqual(new ChunkLoadError(failed('a.js?again=2')));
  expect(fault).toBeInstanceOf(ChunkLoadError);
  expect(told).toEqual([failed('a.js?again=2').message]);
});

test('hands on the component of what was loaded', async () => {
  // given
  const load = toLazyModule(
    async () => ({ Shelf: 'drawn shelf', other: 1 }),
    ({ Shelf }) => Shelf,
  );
  // when
  const part = await load();
  // then
  expect(part).toEqual({ default: 'drawn shelf' });
});
