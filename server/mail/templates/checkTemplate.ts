import { type FieldModel, findPlaceholders, problemMessage } from '#engine';
import type { HandlerContext } from '../../contract/handler.types.ts';
import { refuseProblems } from '../../contract/refuseProblems.ts';
import type { KnownPlaceholder } from './placeholdersOf.ts';
import type { TemplateText } from './releaseText.ts';
import { toPlainText } from './writePublished.ts';

interface Checked {
  readonly text: TemplateText;
  readonly known: readonly KnownPlaceholder[];
}

interface Problem {
  readonly path: string;
  readonly message: string;
}

/** Refuses an empty message, placeholders without a value, and braces that are not a placeholder. */
export function checkTemplate(context: HandlerContext, { text, known }: Checked): void {
  const paths = new Set(known.map(({ path }) => path));
  const { subject, html } = text;
  const fields = context.operation.body ?? [];
  const field = (path: string) => fields.find((one) => one.path === path);
  const empty =
    toPlainText(html) === '' && !html.includes('<img') ? [problem(context, field('template'), 'required')] : [];
  refuseProblems([
    ...empty,
    ...placeholderProblems(context, { field: field('subject'), source: subject, paths }),
    ...placeholderProblems(context, { field: field('template'), source: html, paths }),
  ]);
}

interface Source {
  readonly field: FieldModel | undefined;
  readonly source: string;
  readonly paths: ReadonlySet<string>;
}

function placeholderProblems(context: HandlerContext, { field, source, paths }: Source): readonly Problem[] {
  const found = findPlaceholders(source);
  const unknown = [...new Set(found.map(({ path }) => path).filter((path) => !paths.has(path)))];
  if (unknown.length > 0) {
    const value = unknown.map((path) => `{{${path}}}`).join(', ');
    const limit = [...new Set(unknown.flatMap((path) => namesBeside(path, paths)))]
      .map((name) => `{{${name}}}`)
      .join(', ');
    return [problem(context, field, 'placeholdersUnknown', { value, limit })];
  }
  let rest = source;
  for (const { start, end } of found.toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  return /\{\{|\}\}/.test(rest) ? [problem(context, field, 'placeholdersBroken')] : [];
}

/** Returns the known names at the level of the first unknown one. A name with properties ends with dots. */
function namesBeside(unknown: string, known: ReadonlySet<string>): readonly string[] {
  const all = [...known];
  const parts = unknown.split('.');
  const depth = parts.findIndex(
    (_, index) => !all.some((path) => path.startsWith(`${parts.slice(0, index + 1).join('.')}.`)),
  );
  const around = parts.slice(0, Math.max(depth, 0));
  return all
    .map((path) => path.split('.'))
    .filter((names) => around.every((name, index) => names[index] === name))
    .map((names) =>
      names.length > around.length + 1 ? `${names.slice(0, around.length + 1).join('.')}.…` : names.join('.'),
    );
}

function problem(
  { scope, runtime }: HandlerContext,
  field: FieldModel | undefined,
  code: string,
  { value, limit }: { readonly value?: string; readonly limit?: string } = {},
): Problem {
  const title = field?.title ?? { literal: 'template' };
  const facts = { code, title, value, messages: [field?.messages], scope, runtime };
  return {
    path: field?.path ?? 'template',
    message: problemMessage(limit === undefined ? facts : { ...facts, limit }),
  };
}
