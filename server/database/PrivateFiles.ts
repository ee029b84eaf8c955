import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/**
 * Restricts the files of the embedded database to the user of the server. PGlite creates them readable for every user,
 * whatever the umask.
 */
export class PrivateFiles extends NodeFS {
  override async init(...[lite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(lite, options);
    const preRun = [(module: object) => closeNew(module), ...(emscriptenOpts.preRun ?? [])];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/**
 * The mode of a new folder is set by `mknod`, that of a new file later by `setattr`, on its name or its open stream.
 */
function closeNew(module: object): void {
  const files = member(module, 'NODEFS');
  const ofNames = member(files, 'node_ops');
  replace(ofNames, 'mknod', (make) => (parent, name, mode, device) => make(parent, name, closed(mode), device));
  for (const operations of [ofNames, member(files, 'stream_ops')]) {
    replace(operations, 'setattr', (set) => (file, given) => {
      const mode = member(given, 'mode');
      return set(file, mode === undefined ? given : { ...Object(given), mode: closed(mode) });
    });
  }
}

function closed(mode: unknown): unknown {
  return typeof mode === 'number' ? mode & ~0o077 : mode;
}

type Operation = (...values: readonly unknown[]) => unknown;

function replace(operations: unknown, name: string, by: (before: Operation) => Operation): void {
  const before = member(operations, name);
  if (typeof operations !== 'object' || operations === null || typeof before !== 'function') {
    throw new Error(`This version of PGlite has no "${name}" to set the modes of files by.`);
  }
  Object.assign(operations, { [name]: by((...values) => Reflect.apply(before, operations, values)) });
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
