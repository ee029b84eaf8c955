import { expect, test } from 'vitest';
import { startJobs } from '../jobs/startJobs.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { createMailQueue } from './createMailQueue.ts';
import { createMailWorker } from './createMailWorker.ts';
import { mailJob, type Postman, sendMail } from './sendMail.ts';

eachDatabase('the outbox', (database) => {
  const letter = { to: 'ann@library.example', subject: 'Due\r\nBcc: all@library.example', text: 'Bring it back.' };

  test('sends what was committed, once, and forgets what was rolled back', async () => {
    const jobs = await startJobs({
      database: database(),
      names: [mailJob],
      onError: (error) => expect(error).toBeNull(),
    });
    const sent: string[] = [];
    const arrived = Promise.withResolvers<void>();
    const postman: Postman = async ({ subject, messageId }) => {
      sent.push(`${messageId} ${subject}`);
      arrived.resolve();
    };
    const mail = createMailQueue({ database: database(), jobs, mailbox: false });

    const failing = database().transaction(async () => {
      await mail.queue({ ...letter, subject: 'never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database().transaction(() => mail.queue(letter));
    await jobs.work([createMailWorker(database(), postman)]);
    await arrived.promise;
    await jobs.stop();

    const rows = await database().current().selectFrom('mail').selectAll().execute();
    expect(sent).toEqual([`<${rows[0]?.id}.outbox@formwork.invalid> Due Bcc: all@library.example`]);
    expect(rows).toMatchObject([{ status: 'sent', tries: 1, subject: 'Due Bcc: all@library.example' }]);
  });

  test('tries again and gives up in the end', async () => {
    const jobs = { send: () => Promise.resolve() };
    await createMailQueue({ database: database(), jobs, mailbox: false }).queue(letter);
    const { id } = await database()
      .current()
      .selectFrom('mail')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const deaf: Postman = () => Promise.reject(new Error('421 try later'));
    const state = () =>
      database()
        .current()
        .selectFrom('mail')
        .select(['status', 'tries', 'error'])
        .where('id', '=', id)
        .executeTakeFirst();

    await expect(sendMail(database(), deaf, id)).rejects.toThrow('421');
    const once = await state();
    for (let count = 0; count < 7; count += 1) await sendMail(database(), deaf, id).catch(() => undefined);
    const often = await state();
    await sendMail(database(), deaf, id);

    expect(once).toEqual({ status: 'queued', tries: 1, error: '421 try later' });
    expect(often).toEqual({ status: 'failed', tries: 8, error: '421 try later' });
  });
});
