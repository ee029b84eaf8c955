import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { readMail } from '../mail/readMail.ts';
import { testSecret } from './testSecret.ts';

interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Earlier than the expiry of every link, as the clock of a test can differ from that of the mails. */
const longAgo = new Date(0).toISOString();

/** Returns the mails of a test as recipients get them, with links and codes, oldest first. */
export async function readMails(database: DatabaseHandle, to?: string): Promise<readonly ReadMail[]> {
  const rows = await database.current().selectFrom('mail').selectAll().orderBy('id').execute();
  return rows
    .filter((row) => to === undefined || row.to === to)
    .map((row) => {
      const { subject, text } = readMail(row, { secret: testSecret, now: longAgo });
      return { to: row.to, subject, text };
    });
}
