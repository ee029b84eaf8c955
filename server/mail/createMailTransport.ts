import { createTransport } from 'nodemailer';

/** Number of mails that are sent concurrently, over pooled connections. */
export const mailsAtOnce = 10;

/** Time limits of a health check in milliseconds. */
const checkLimits = { connectionTimeout: 3000, greetingTimeout: 3000, socketTimeout: 3000, dnsTimeout: 3000 } as const;

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly LetterFile[];
  /** The same for every attempt, so that mail clients recognize duplicates. */
  readonly messageId: string;
}

/** An attachment. Its media type follows from its name. */
export interface LetterFile {
  readonly filename: string;
  readonly content: Buffer;
}

/** Sends one mail. Rejects if the mail server does not accept it. */
export type MailTransport = (letter: Letter) => Promise<void>;

/** Creates a mail transport for an SMTP server, with a health check and a function that closes its connections. */
export function createMailTransport({ url, from }: { readonly url: string; readonly from: string }): {
  readonly post: MailTransport;
  /** Rejects if the mail server does not accept a connection and the credentials. */
  readonly check: () => Promise<void>;
  readonly close: () => void;
} {
  const settings = {
    url,
    pool: true,
    maxConnections: mailsAtOnce,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
  const transport = createTransport(settings, { from });
  const post: MailTransport = async ({ to, attachments = [], ...letter }) => {
    // As an object, so that commas and brackets in an address do not add a recipient.
    await transport.sendMail({ ...letter, attachments: [...attachments], to: { name: '', address: to } });
  };
  const check = async (): Promise<void> => {
    // A separate connection, so that its short time limits do not apply to mails.
    const asking = createTransport({ url, ...checkLimits });
    await asking.verify().finally(() => asking.close());
  };
  return { post, check, close: () => transport.close() };
}
