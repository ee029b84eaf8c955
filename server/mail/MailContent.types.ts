/** The content of a mail: a subject, and the message in each format. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The message as Markdown, for the portal. */
  readonly markdown: string;
}
