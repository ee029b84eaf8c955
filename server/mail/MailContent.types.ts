/** The words of a mail: a subject, and the message in each of its forms. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The message as the portal shows it. */
  readonly markdown: string;
}
