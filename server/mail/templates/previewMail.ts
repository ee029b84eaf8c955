import type { Scope } from '#engine';
import type { HandlerContext } from '../../contract/handler.types.ts';
import { refuseField } from '../../contract/refuseField.ts';
import { findRecord } from '../../records/readRecords.ts';
import type { MailContent } from '../MailContent.types.ts';
import { checkTemplate } from './checkTemplate.ts';
import type { TemplateEdition } from './editions.ts';
import { knownPlaceholders } from './presentEdition.ts';
import type { TemplateText } from './releaseText.ts';
import { writePublished } from './writePublished.ts';

interface Preview {
  readonly edition: TemplateEdition;
  /** The text in the editor. */
  readonly text: TemplateText;
  /** Key of the record for the preview. Absent: names are shown in place of its values. */
  readonly key: unknown;
}

type Row = Readonly<Record<string, unknown>>;

/** Renders a preview of a mail with an edited text and a stored record. A missing value is shown by its name. */
export async function previewMail(context: HandlerContext, { edition, text, key }: Preview): Promise<MailContent> {
  const known = knownPlaceholders(context, edition);
  checkTemplate(context, { text, known });
  const { release, scope } = context;
  const titles = new Map(known.map(({ path, title }) => [path, title]));
  const given = await valuesOf(context, edition.templateId, key);
  const filled: Scope = { ...scope, variables: { setting: release.settings, ...given } };
  return writePublished(
    { ...text, known: new Set(titles.keys()), missing: (path) => `[${titles.get(path) ?? path}]` },
    filled,
    { release, locale: edition.language },
  );
}

/** Returns the arguments of the mail: the record with the key, and the editor where the template expects a user. */
async function valuesOf(context: HandlerContext, templateId: string, key: unknown): Promise<Row> {
  const { release, storages, user } = context;
  const values: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(release.templates[templateId]?.given ?? {})) {
    if (type === 'user') values[name] = user;
    else if (storages.has(type) && typeof key === 'string' && key.trim() !== '' && Object.keys(values).length === 0) {
      values[name] =
        (await findRecord(context, type, key.trim())) ?? refuseField(context, { path: 'record', code: 'options' });
    }
  }
  return values;
}
