import { createTransport } from 'nodemailer';

/** How many mails are handed over at the same time, each over a connection that stays open for the next. */
export const mailsAtOnce = 10;

/** Ends a check that nobody waits for any longer, in milliseconds. */
const checkLimits = { connectionTimeout: 3000, greetingTimeout: 3000, socketTimeout: 3000, dnsTimeout: 3000 } as const;

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly LetterFile[];
  /** The same at every try, so that a second copy is known as one. */
  readonly messageId: string;
}

/** A file of a letter; its media type follows from its name. */
export interface LetterFile {
  readonly filename: string;
  readonly content: Buffer;
}

/** Hands one letter to a mail server; rejects when it was not accepted. */
export type MailTransport = (letter: Letter) => Promise<void>;

/** A postman for an SMTP server, and the end of its connections. */
export function createMailTransport({ url, from }: { readonly url: string; readonly from: string }): {
  readonly post: MailTransport;
  /** Rejects while the mail server does not accept a connection and the credentials. */
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
    // As an object: commas and brackets in an address make no second one.
    await transport.sendMail({ ...letter, attachments: [...attachments], to: { name: '', address: to } });
  };
  const check = async (): Promise<void> => {
    // A connection of its own, so that its short limits do not apply to letters.
    const asking = createTransport({ url, ...checkLimits });
    await asking.verify().finally(() => asking.close());
  };
  return { post, check, close: () => transport.close() };
}
