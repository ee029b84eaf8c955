import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { testSecret } from '../testing/testSecret.ts';
import { createMailQueue } from './createMailQueue.ts';

const letter = { to: 'ann@library.example', text: 'Bring it back.' };

eachDatabase('the mails of a transaction', (database) => {
  test('are stored before its commit in their order, each with its job', async () => {
    // given
    const sent: object[] = [];
    const mail = createMailQueue({
      ...{ database: database(), mailbox: false, from: 'desk@library.example', secret: testSecret },
      jobs: { send: async (_job, data) => void sent.push(data) },
    });

    // when
    await database().transaction(async () => {
      await mail.queue({ ...letter, subject: 'First' });
      await mail.queue({ ...letter, subject: 'Second' });
    });
    await mail.queue({ ...letter, subject: 'Third' });

    // then
    const rows = await database().current().selectFrom('mail').select(['id', 'subject']).orderBy('id').execute();
    expect(rows.map(({ subject }) => subject)).toEqual(['First', 'Second', 'Third']);
    expect(sent).toEqual(rows.map(({ id }) => ({ id })));
  });
});
