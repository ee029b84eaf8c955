import { describe, expect, test } from 'vitest';
import { compileRelease } from '#compiler';
import { toyInputs } from '../../testing/toyInputs.ts';
import { genesis, hashEvent } from '../hashEvent.ts';
import { digestParts, signedBytes } from './digestParts.ts';
import type { EventFile, EventFileContent, FiledEvent } from './EventFile.types.ts';
import { eventFileKey, publicKeyOf } from './eventFileKey.ts';
import { verifyEventFile } from './verifyEventFile.ts';
import { eventFileText, writeEventFile } from './writeEventFile.ts';

const secret = new TextEncoder().encode('a secret of the library');
const release = compileRelease(toyInputs);

/** Returns loans of one member between those of others, so that the events are not consecutive. */
function loanEvents(): readonly FiledEvent[] {
  let previous = genesis;
  return [3, 4, 9, 10].map((seq) => {
    const facts = {
      ...{ at: `2026-11-${10 + seq}T10:00:00.000Z`, actor: 'ann@library.example', operation: 'loans.renew' },
      ...{ entity: 'loan', key: '7', what: 'renew', release: release.hash },
      ...{
        before: { dueOn: `2026-11-${10 + seq}`, note: 'Ünïcode "quoted" \\ 李' },
        after: { dueOn: '2026-12-01', fee: 1.5 },
      },
    };
    const before = seq === 9 ? 'a'.repeat(64) : previous;
    previous = hashEvent(before, facts);
    return { seq, ...facts, previous_hash: before, hash: previous };
  });
}

const content: EventFileContent = {
  title: 'Loans of Ada',
  about: { member: 7 },
  release,
  events: loanEvents(),
  head: { seq: 12, at: '2026-11-22T10:00:00.000Z', hash: 'b'.repeat(64) },
};
const written = writeEventFile(content, secret);
const file: EventFile = JSON.parse(written.toString());
const textOf = (changed: unknown) => Buffer.from(eventFileText(changed));

/** Returns the problems of a changed file. */
function problemsOf(changed: unknown): readonly string[] {
  const verdict = verifyEventFile(textOf(changed));
  return verdict.unaltered ? [] : verdict.problems.map(({ at, message }) => `${at} ${message}`);
}

const withEvent = (index: number, change: object) => ({
  ...file,
  events: file.events.map((event, at) => (at === index ? { ...event, ...change } : event)),
});

describe('a file of events', () => {
  test('is verified with nothing but itself', () => {
    expect(verifyEventFile(written)).toEqual({
      unaltered: true,
      file: {
        ...{ title: 'Loans of Ada', events: 4, first: '2026-11-13T10:00:00.000Z', last: '2026-11-20T10:00:00.000Z' },
        ...{ release: release.hash, head: content.head, publicKey: publicKeyOf(eventFileKey(secret)) },
      },
    });
  });

  test('has the same bytes every time', () => {
    expect(writeEventFile(content, secret)).toEqual(written);
  });

  test('is found to be altered wherever one of its bytes is', () => {
    let seed = 20_261_124;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * below);
    };
    const missed: (readonly [number, number])[] = [];
    for (let round = 0; round < 1000; round += 1) {
      const index = random(written.length);
      const change = 1 + random(255);
      const altered = Buffer.from(written);
      altered[index] = (altered[index] ?? 0) ^ change;
      if (verifyEventFile(altered).unaltered) missed.push([index, change]);
    }
    expect(missed).toEqual([]);
  });

  test.each([
    ['is cut', (bytes: Buffer) => bytes.subarray(0, -20)],
    ['has a byte more', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(' ')])],
    ['has other line ends', (bytes: Buffer) => Buffer.from(bytes.toString().replaceAll('\n', '\r\n'))],
    ['is empty', () => Buffer.alloc(0)],
    ['is no file of events', () => Buffer.from('{}\n')],
  ])('is found to be altered when it %s', (_what, alter) => {
    expect(verifyEventFile(alter(written)).unaltered).toBe(false);
  });
});

describe('what was altered is named with its place', () => {
  const second = 'Event 4 (loan 7, renew, 2026-11-14T10:00:00.000Z)';

  test.each([
    [
      'the content of an event',
      withEvent(1, { after: { dueOn: '2027-12-01', fee: 1.5 } }),
      [`/events/1 ${second} is not as it was logged: its content does not fit its hash.`],
    ],
    [
      'the number of an event',
      withEvent(3, { seq: 11 }),
      ['/events/3 Event 11 (loan 7, renew, 2026-11-20T10:00:00.000Z) is not what was sealed.'],
    ],
    [
      'the order of events',
      { ...file, events: [file.events[1], file.events[0], ...file.events.slice(2)] },
      [
        '/events/1 Event 3 (loan 7, renew, 2026-11-13T10:00:00.000Z) is not in the order of the log: it follows event 4.',
        `/events/0 ${second} is not what was sealed.`,
      ],
    ],
    ['an event at the end', { ...file, events: file.events.slice(0, 3) }, ['/events/3 An event was taken out.']],
    ['the title', { ...file, title: 'Loans of Ben' }, ['/title "title" is not what was sealed.']],
    ['what it is about', { ...file, about: { member: 8 } }, ['/about "about" is not what was sealed.']],
    ['the head of the log', { ...file, head: { ...file.head, seq: 13 } }, ['/head "head" is not what was sealed.']],
    [
      'the release',
      { ...file, release: { ...file.release, settings: { fee: 2 } } },
      [`/release The release is not the one of the hash ${release.hash}: its definitions were altered.`],
    ],
    [
      'the signature',
      { ...file, seal: { ...file.seal, signature: 'c'.repeat(128) } },
      ['/seal The seal was altered: its signature does not fit its key and its digests.'],
    ],
    [
      'the case of the key, which means the same',
      { ...file, seal: { ...file.seal, publicKey: file.seal.publicKey.toUpperCase() } },
      ['/seal The seal was altered: its signature does not fit its key and its digests.'],
    ],
    [
      'a property more',
      { ...file, note: 'Approved.' },
      [
        'the file These are its properties: format, version, title, about, events, head, seal, release, note. It has exactly these properties: format, version, title, about, events, head, seal, release.',
      ],
    ],
    [
      'the version of the format',
      { ...file, version: 2 },
      ['the file Its format is "formwork/events" 2, and "formwork/events" 1 was expected.'],
    ],
  ])('%s', (_what, changed, problems) => {
    expect(problemsOf(changed)).toEqual(problems);
  });

  test('an event that does not continue the one before it, although its hash fits', () => {
    const [, event] = content.events;
    if (event === undefined) throw new Error('There is no second event.');
    const { seq, hash: _hash, previous_hash: _previous, ...facts } = event;
    const foreign = 'd'.repeat(64);
    const forged = { seq, ...facts, previous_hash: foreign, hash: hashEvent(foreign, facts) };

    expect(problemsOf(withEvent(1, forged))).toContain(`/events/1 ${second} does not continue the event before it.`);
  });

  test('a byte that is part of no letter, and text that is no JSON', () => {
    const broken = Buffer.from(written);
    broken[20] = 0xff;
    const cut = Buffer.from(written.toString().replace('"format"', '"format'));

    expect(verifyEventFile(broken)).toEqual({
      unaltered: false,
      problems: [{ at: 'byte 20, line 2', message: 'The byte belongs to no letter: the file is not UTF-8 here.' }],
    });
    expect(verifyEventFile(cut)).toMatchObject({ unaltered: false, problems: [{ at: 'the file' }] });
  });
});

describe('a file that was sealed anew', () => {
  const otherSecret = new TextEncoder().encode('a secret of somebody else');
  const forged = writeEventFile({ ...content, title: 'Loans of Ben' }, otherSecret);
  const own = publicKeyOf(eventFileKey(secret));

  test('fits itself, and tells the key that it was sealed with', () => {
    expect(verifyEventFile(forged)).toMatchObject({
      unaltered: true,
      file: { publicKey: publicKeyOf(eventFileKey(otherSecret)) },
    });
  });

  test('is refused with the key of the server', () => {
    expect(verifyEventFile(forged, own)).toMatchObject({ unaltered: false, problems: [{ at: '/seal/publicKey' }] });
    expect(verifyEventFile(written, own)).toMatchObject({ unaltered: true });
  });
});

test('the signed bytes do not depend on the order of properties', () => {
  const { title, about, release: part, events, head } = digestParts(content);
  expect(signedBytes({ head, events, release: part, about, title })).toEqual(signedBytes(digestParts(content)));
});
