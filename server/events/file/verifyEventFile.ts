import { isUtf8 } from 'node:buffer';
import { verify } from 'node:crypto';
import { canonicalJson, hashText, isRecord } from '#engine';
import { hashEvent } from '../hashEvent.ts';
import { digestOf, signedBytes } from './digestParts.ts';
import type { ChainHead, EventFile, FiledEvent } from './EventFile.types.ts';
import { readPublicKey } from './eventFileKey.ts';
import { eventFileText } from './writeEventFile.ts';

/** An altered part of a file: a JSON Pointer, or a byte position if the file cannot be parsed. */
export interface FileProblem {
  readonly at: string;
  readonly message: string;
}

/** Summary of an unaltered file. */
export interface VerifiedFile {
  readonly title: string;
  readonly events: number;
  readonly first?: string;
  readonly last?: string;
  readonly release: string;
  readonly head: ChainHead;
  readonly publicKey: string;
}

export type FileVerdict =
  | { readonly unaltered: true; readonly file: VerifiedFile }
  | { readonly unaltered: false; readonly problems: readonly FileProblem[] };

/**
 * Verifies an event file without the server: each event is as it was logged, the release matches its hash, and the seal
 * matches all parts. With `expectedKey`, also that the seal has this key.
 */
export function verifyEventFile(bytes: Uint8Array, expectedKey?: string): FileVerdict {
  const read = readFile(Buffer.from(bytes));
  if ('at' in read) return { unaltered: false, problems: [read] };
  const { file } = read;
  const found = [...eventProblems(file.events), ...releaseProblems(file)];
  const known = new Set(found.map(({ at }) => at));
  // A part that was already found altered is not reported again by the seal.
  const sealed = sealProblems(file, expectedKey).filter(({ at }) => !known.has(at));
  const problems = [...found, ...sealed];
  if (problems.length > 0) return { unaltered: false, problems };
  const { title, events, head, seal, release } = file;
  const [first, last] = [events[0]?.at, events.at(-1)?.at];
  return {
    unaltered: true,
    file: {
      ...{ title, events: events.length, release: release.hash, head, publicKey: seal.publicKey },
      ...(first === undefined || last === undefined ? {} : { first, last }),
    },
  };
}

function readFile(bytes: Buffer): { readonly file: EventFile } | FileProblem {
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes)) {
    return {
      at: byteAt(bytes, Buffer.from(text)),
      message: 'The byte belongs to no letter: the file is not UTF-8 here.',
    };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { at: 'the file', message: `It is no JSON any more: ${reason}` };
  }
  const written = Buffer.from(eventFileText(value));
  if (!written.equals(bytes)) {
    return { at: byteAt(bytes, written), message: 'The file is not written as the server writes it from here on.' };
  }
  return isEventFile(value) ? { file: value } : { at: 'the file', message: shapeMessage(value) };
}

function byteAt(bytes: Buffer, other: Buffer): string {
  let index = 0;
  while (index < bytes.length && bytes[index] === other[index]) index += 1;
  const line = bytes.subarray(0, index).toString('latin1').split('\n').length;
  return `byte ${index}, line ${line}`;
}

const properties = ['format', 'version', 'title', 'about', 'events', 'head', 'seal', 'release'];
const sealProperties = ['algorithm', 'publicKey', 'digests', 'signature'];
const digestProperties = ['title', 'about', 'release', 'events', 'head'];
const eventTexts = 'at actor operation entity key what release previous_hash hash'.split(' ');

function isEventFile(value: unknown): value is EventFile {
  if (!isRecord(value) || !hasExactly(value, properties)) return false;
  const { format, version, title, about, events, head, seal, release } = value;
  return (
    format === 'formwork/events' &&
    version === 1 &&
    typeof title === 'string' &&
    isRecord(about) &&
    isRecord(release) &&
    isHead(head) &&
    Array.isArray(events) &&
    events.every(isEvent) &&
    isSeal(seal)
  );
}

function isSeal(seal: unknown): boolean {
  if (!isRecord(seal) || !hasExactly(seal, sealProperties)) return false;
  const { algorithm, publicKey, signature, digests } = seal;
  return (
    algorithm === 'Ed25519' &&
    typeof publicKey === 'string' &&
    typeof signature === 'string' &&
    isRecord(digests) &&
    hasExactly(digests, digestProperties) &&
    Array.isArray(digests['events'])
  );
}

function isHead(head: unknown): boolean {
  return isRecord(head) && hasExactly(head, ['seq', 'at', 'hash']) && typeof head['seq'] === 'number';
}

function isEvent(event: unknown): boolean {
  return (
    isRecord(event) &&
    hasExactly(event, ['seq', ...eventTexts, 'before', 'after']) &&
    typeof event['seq'] === 'number' &&
    eventTexts.every((name) => typeof event[name] === 'string')
  );
}

function hasExactly(record: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  const own = Object.keys(record);
  return own.length === names.length && names.every((name) => Object.hasOwn(record, name));
}

/** Returns which part of a file has the wrong shape. */
function shapeMessage(value: unknown): string {
  const expected = `It has exactly these properties: ${properties.join(', ')}.`;
  if (!isRecord(value)) return `A file of events is an object. ${expected}`;
  if (!hasExactly(value, properties)) return `These are its properties: ${Object.keys(value).join(', ')}. ${expected}`;
  if (value['format'] !== 'formwork/events' || value['version'] !== 1) {
    return `Its format is "${String(value['format'])}" ${String(value['version'])}, and "formwork/events" 1 was expected.`;
  }
  return 'One of its properties is not of the type that the server writes, or has other properties than those.';
}

function eventProblems(events: readonly FiledEvent[]): readonly FileProblem[] {
  return events.flatMap((event, index) => {
    const { seq, previous_hash: previous, hash, ...facts } = event;
    const at = `/events/${index}`;
    const before = events[index - 1];
    const name = nameOf(event);
    return [
      ...(hashEvent(previous, facts) === hash
        ? []
        : [{ at, message: `${name} is not as it was logged: its content does not fit its hash.` }]),
      ...(before === undefined || before.seq < seq
        ? []
        : [{ at, message: `${name} is not in the order of the log: it follows event ${before.seq}.` }]),
      ...(before?.seq !== seq - 1 || before.hash === previous
        ? []
        : [{ at, message: `${name} does not continue the event before it.` }]),
    ];
  });
}

function nameOf({ seq, entity, key, what, at }: FiledEvent): string {
  return `Event ${seq} (${entity} ${key}, ${what}, ${at})`;
}

function releaseProblems({ release }: EventFile): readonly FileProblem[] {
  const { hash, ...content } = release;
  if (hashText(canonicalJson(content)) === hash) return [];
  return [{ at: '/release', message: `The release is not the one of the hash ${hash}: its definitions were altered.` }];
}

function sealProblems(file: EventFile, expectedKey: string | undefined): readonly FileProblem[] {
  const { publicKey, signature, digests } = file.seal;
  const key = readPublicKey(publicKey);
  const isSigned =
    key !== undefined &&
    /^[0-9a-f]{128}$/.test(signature) &&
    verify(null, signedBytes(digests), key, Buffer.from(signature, 'hex'));
  if (!isSigned) {
    return [{ at: '/seal', message: 'The seal was altered: its signature does not fit its key and its digests.' }];
  }
  const isExpected = expectedKey === undefined || expectedKey === publicKey;
  return [
    ...(isExpected
      ? []
      : [{ at: '/seal/publicKey', message: `The file is sealed with another key than ${expectedKey}: ${publicKey}.` }]),
    ...digestProblems(file),
  ];
}

/** Returns the parts that do not match their digests. */
function digestProblems({ seal: { digests }, ...file }: EventFile): readonly FileProblem[] {
  const parts = (['title', 'about', 'release', 'head'] as const).filter(
    (name) => digestOf(file[name]) !== digests[name],
  );
  const count = Math.max(file.events.length, digests.events.length);
  const events = Array.from({ length: count }, (_, index) => index).filter((index) => {
    const event = file.events[index];
    return event === undefined || digestOf(event) !== digests.events[index];
  });
  return [
    ...parts.map((name) => ({ at: `/${name}`, message: `"${name}" is not what was sealed.` })),
    ...events.map((index) => {
      const event = file.events[index];
      const message = event === undefined ? 'An event was taken out.' : `${nameOf(event)} is not what was sealed.`;
      return { at: `/events/${index}`, message };
    }),
  ];
}
