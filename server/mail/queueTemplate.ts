import markdownIt from 'markdown-it';
import { formatText, resolveTemplate, type Scope } from '#engine';
import type { HandlerContext } from '../handlers/handler.types.ts';

const markdown = markdownIt({ html: false, linkify: false });

interface TemplatedMail {
  /** Id of the mail template. */
  readonly template: string;
  /** What the template is given. */
  readonly given: Readonly<Record<string, unknown>>;
}

/** Queues the mail that a template of the release words; answers the address, or undefined when there is nobody to write to. */
export async function queueTemplate(
  context: HandlerContext,
  { template: id, given }: TemplatedMail,
): Promise<string | undefined> {
  const { release, locale } = context;
  const template = Object.hasOwn(release.templates, id) ? release.templates[id] : undefined;
  if (template === undefined) return undefined;
  const scope: Scope = {
    ...context.scope,
    variables: { ...context.scope.variables, setting: release.settings, ...given },
  };
  const to = resolveTemplate(template.to, scope);
  if (typeof to !== 'string') return undefined;
  const words = { release, locale };
  const text = formatText(template.body, scope, words);
  await context.mail.queue({
    to,
    subject: formatText(template.subject, scope, words),
    text,
    html: markdown.render(text),
  });
  return to;
}
