import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { JobQueue } from '../contract/handler.types.ts';
import { createFileStore } from '../files/createFileStore.ts';
import { startJobs } from '../jobs/startJobs.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { testSecret } from '../testing/testSecret.ts';
import { createMailQueue } from './createMailQueue.ts';
import type { MailTransport } from './createMailTransport.ts';
import { createMailWorker } from './createMailWorker.ts';
import { readMail } from './readMail.ts';
import { type MailOutcome, mailJob, type Outbox, sendMail } from './sendMail.ts';

eachDatabase('the outbox', (database) => {
  const letter = { to: 'ann@library.example', subject: 'Due\r\nBcc: all@library.example', text: 'Bring it back.' };
  const idle = { send: () => Promise.resolve() };
  const now = '2026-11-21T10:00:00.000Z';
  const outcomes: MailOutcome[] = [];
  const logged: object[] = [];
  const log = {
    level: 'info',
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: (facts: object) => void logged.push(facts),
  };
  const files = createFileStore(join(tmpdir(), `formwork-mails-${randomUUID()}`));
  const outboxOf = (postman: MailTransport): Outbox => ({
    ...{ database: database(), postman, files, secret: testSecret, now: () => now },
    onOutcome: async (_db, outcome) => void outcomes.push(outcome),
  });
  const queueOf = (jobs: JobQueue = idle, mailbox = false) =>
    createMailQueue({
      database: database(),
      jobs,
      mailbox,
      from: 'Library <desk@library.example>',
      secret: testSecret,
    });
  const last = () =>
    database().current().selectFrom('mail').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

  test('sends what was committed, once, and forgets what was rolled back', async () => {
    const jobs = await startJobs({
      database: database(),
      names: [mailJob],
      onError: (error) => expect(error).toBeNull(),
    });
    const sent: string[] = [];
    const arrived = Promise.withResolvers<void>();
    const postman: MailTransport = async ({ subject, messageId }) => {
      sent.push(`${messageId} ${subject}`);
      arrived.resolve();
    };
    const mail = queueOf(jobs);

    const failing = database().transaction(async () => {
      await mail.queue({ ...letter, subject: 'never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database().transaction(() => mail.queue(letter));
    await jobs.work([createMailWorker({ ...outboxOf(postman), log })]);
    await arrived.promise;
    await jobs.stop();

    const rows = await database().current().selectFrom('mail').selectAll().execute();
    expect(sent).toEqual([`${rows[0]?.message_id} Due Bcc: all@library.example`]);
    expect(rows[0]?.message_id).toMatch(/^<[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@library\.example>$/);
    expect(rows).toMatchObject([{ status: 'sent', tries: 1, subject: 'Due Bcc: all@library.example' }]);
  });

  test('hands over several mails at the same time, and one that fails takes no other with it', async () => {
    const jobs = await startJobs({ database: database(), names: [mailJob], onError: () => undefined });
    const mail = queueOf(jobs);
    const isFull = Promise.withResolvers<void>();
    const waiting: string[] = [];
    const settled: string[] = [];
    const all = Promise.withResolvers<void>();
    // The test passes only if ten mails are sent concurrently.
    const postman: MailTransport = async ({ to }) => {
      waiting.push(to);
      if (waiting.length === 10) isFull.resolve();
      await isFull.promise;
      settled.push(to);
      if (settled.length === 10) all.resolve();
      if (to === 'r3@library.example') throw new Error('550 no such reader');
    };
    await database().transaction(async () => {
      for (let reader = 0; reader < 10; reader += 1) await mail.queue({ ...letter, to: `r${reader}@library.example` });
    });

    await jobs.work([createMailWorker({ ...outboxOf(postman), log })]);
    await all.promise;
    await jobs.stop();

    const rows = await database()
      .current()
      .selectFrom('mail')
      .select(['to', 'status', 'error'])
      .where('to', 'like', 'r_@library.example')
      .orderBy('id')
      .execute();
    expect(rows).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((reader) => ({
        to: `r${reader}@library.example`,
        ...(reader === 3 ? { status: 'queued', error: '550 no such reader' } : { status: 'sent', error: null }),
      })),
    );
  });

  test('tries again and gives up in the end, and tells why', async () => {
    await queueOf().queue({ ...letter, about: { entity: 'loan', key: 7 } });
    const { id } = await last();
    const outbox = outboxOf(() => Promise.reject(new Error('421 try later')));
    const state = async () => {
      const { status, tries, error } = await last();
      return { status, tries, error };
    };

    await expect(sendMail(outbox, id)).rejects.toThrow('421');
    const once = await state();
    const early = [...outcomes];
    for (let count = 0; count < 7; count += 1) await sendMail(outbox, id).catch(() => undefined);
    const often = await state();
    await sendMail(outbox, id);

    expect(once).toEqual({ status: 'queued', tries: 1, error: '421 try later' });
    const tried = { entity: 'loan', key: '7', to: 'ann@library.example', sent: false, error: '421 try later' };
    expect(early).toEqual([{ ...tried, isRetried: true }]);
    expect(often).toEqual({ status: 'failed', tries: 8, error: '421 try later' });
    expect(outcomes).toEqual([...Array(7).fill({ ...tried, isRetried: true }), tried]);
  });

  describe('of a mail with files', () => {
    const bytes = Buffer.from('a signed contract');

    test('sends them under their names', async () => {
      const got: unknown[] = [];
      const { hash } = await files.put(Readable.from([bytes]));
      await queueOf().queue({ ...letter, attachments: [{ name: 'contract.pdf', hash }] });

      await sendMail(
        outboxOf(async ({ attachments }) => void got.push(attachments)),
        (await last()).id,
      );

      expect(got).toEqual([[{ filename: 'contract.pdf', content: bytes }]]);
      expect(await last()).toMatchObject({ status: 'sent' });
    });

    test('tries again while a file is missing, and logs which one', async () => {
      await queueOf().queue({ ...letter, attachments: [{ name: 'contract.pdf', hash: '0'.repeat(64) }] });
      const { id } = await last();
      const worker = createMailWorker({ ...outboxOf(async () => undefined), log });
      const reason = 'The attached file "contract.pdf" is not stored.';

      await expect(worker.work({ id })).rejects.toThrow(reason);

      expect(await last()).toMatchObject({ status: 'queued', tries: 1, error: reason });
      expect(logged.at(-1)).toMatchObject({ mail: id, err: { message: reason } });
    });

    test('fails at once where they are too large', async () => {
      const { hash } = await files.put(Readable.from(Array.from({ length: 11 }, () => Buffer.alloc(1024 * 1024))));
      await queueOf().queue({ ...letter, attachments: [{ name: 'film.mp4', hash }] });
      const { id } = await last();

      await expect(
        sendMail(
          outboxOf(async () => undefined),
          id,
        ),
      ).rejects.toThrow('larger than 10485760 bytes');

      expect(await last()).toMatchObject({ status: 'failed', tries: 1 });
    });
  });

  describe('of a mail with a secret', () => {
    const plain = { subject: 'Key', text: 'Key: •••', html: '<p>Key: •••</p>', markdown: 'Key: •••' };
    const whole = { subject: 'Key', text: 'Key: amber fox', html: '<p>Key: amber fox</p>', markdown: 'Key: amber fox' };
    const secret = { words: whole, until: '2026-11-21T11:00:00.000Z' };

    test('sends it whole, and keeps it neither readable before nor at all afterwards', async () => {
      const got: unknown[] = [];
      await queueOf().queue({ to: 'ann@library.example', ...plain, secret });
      const before = await last();
      await sendMail(
        outboxOf(async ({ text, html }) => void got.push({ text, html })),
        before.id,
      );
      const after = await last();

      expect(got).toEqual([{ text: whole.text, html: whole.html }]);
      expect(JSON.stringify(before)).not.toContain('amber fox');
      expect(after).toMatchObject({ ...plain, status: 'sent', sealed: null });
    });

    test('shows it in the mailbox as long as it is of use, and to nobody with another key', async () => {
      await queueOf(idle, true).queue({ to: 'ann@library.example', ...plain, secret });
      const row = await last();
      const other = new TextEncoder().encode('another key, as long as the first one is');

      expect(readMail(row, { secret: testSecret, now }).text).toBe(whole.text);
      expect(readMail(row, { secret: other, now }).text).toBe(plain.text);
      expect(readMail(row, { secret: testSecret, now: '2026-11-21T11:00:00.000Z' }).text).toBe(plain.text);
    });

    test('gives it up when it is of no more use before it could be sent', async () => {
      const sent: string[] = [];
      await queueOf().queue({ to: 'ann@library.example', ...plain, secret });
      const { id } = await last();

      await sendMail(
        { ...outboxOf(async ({ text }) => void sent.push(text)), now: () => '2026-11-22T10:00:00.000Z' },
        id,
      );

      expect(sent).toEqual([]);
      expect(await last()).toMatchObject({ status: 'failed', tries: 0, sealed: null });
    });
  });
});
