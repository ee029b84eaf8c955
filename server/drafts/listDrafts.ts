import { type FieldModel, formatText, isRecord, type Release, type WizardModel } from '#engine';
import { defineHandler } from '../contract/defineHandler.ts';
import type { HandlerContext } from '../contract/handler.types.ts';
import { addDays, draftRetentionDays } from './draftRetentionDays.ts';
import { endDraft } from './draftRow.ts';
import { findClosing } from './findClosing.ts';

/** Drafts that are listed, the newest ones. */
const mostDrafts = 50;

/** Stands between what a wizard was given and the name of one of several drafts. */
const separator = '~';

interface DraftRow {
  readonly wizard: string;
  readonly key: string;
  readonly variant: string | null;
  readonly step: string;
  readonly data: unknown;
  readonly awaits: unknown;
  readonly saved_at: string;
}

/** Lists the open drafts of the caller, of one wizard or of all; what can no longer be sent is ended and left out. */
export const listDrafts = defineHandler('drafts.list', async (context) => {
  const wizard = context.args['wizard'];
  const id = context.user.id ?? 0;
  const asked = context.db
    .selectFrom('draft')
    .select(['wizard', 'key', 'variant', 'step', 'data', 'awaits', 'saved_at'])
    .where('account_id', '=', id)
    .where('ended_at', 'is', null)
    .where('version', '>', 0)
    .orderBy('saved_at', 'desc')
    .limit(mostDrafts);
  const rows = await (wizard === undefined ? asked : asked.where('wizard', '=', String(wizard))).execute();
  const listed: unknown[] = [];
  for (const row of rows) {
    const model = Object.hasOwn(context.release.wizards, row.wizard) ? context.release.wizards[row.wizard] : undefined;
    if (model === undefined) continue;
    const closing = await findClosing(context, row.awaits);
    if (closing === undefined) listed.push(present(context, model, row));
    else await endDraft(context.db, { account_id: id, wizard: row.wizard, key: row.key }, closing);
  }
  return listed;
});

/** A draft as it is listed. What its wizard was given is there under its names. */
function present(context: HandlerContext, model: WizardModel, row: DraftRow) {
  const { release, scope, locale, user } = context;
  const [params = '', draft] = row.key.split(separator);
  const kept = isRecord(row.data) ? row.data : {};
  const answers = isRecord(kept['data']) ? kept['data'] : {};
  const words = { release, locale };
  const variables = { this: answers, root: answers, chosen: kept['chosen'] ?? {} };
  const fields = fieldsOf(model, release);
  const title = model.drafts && formatText(model.drafts.title, { ...scope, variables }, { ...words, fields });
  const step = model.variants.flatMap(({ steps }) => steps).find((one) => one.step === row.step);
  return {
    ...givenIn(params, model),
    ...{ wizard: row.wizard, key: row.key, variant: row.variant ?? undefined },
    ...(draft === undefined ? {} : { draft }),
    ...(title === undefined || title.trim() === '' ? {} : { title: title.replace(/\s+/g, ' ').trim() }),
    wizardTitle: formatText(model.title, scope, words),
    ...(step === undefined ? {} : { stepTitle: formatText(step.title, scope, words) }),
    createdBy: user.email,
    updatedAt: row.saved_at,
    keptUntil: addDays(row.saved_at, draftRetentionDays(scope.settings)),
  };
}

/** The parameters that a key is made of, `memberId=7&urgent=true`, in their types. */
function givenIn(params: string, { given }: WizardModel): Readonly<Record<string, unknown>> {
  const known = params.split('&').flatMap((entry) => {
    const name = entry.slice(0, entry.indexOf('='));
    return Object.hasOwn(given, name) ? [[name, readParam(entry.slice(name.length + 1), given[name])] as const] : [];
  });
  return Object.fromEntries(known);
}

function readParam(value: string, type = ''): unknown {
  if (/^(?:integer|number)\??$/.test(type)) return Number(value);
  return /^boolean\??$/.test(type) ? value === 'true' : value;
}

/** Fields that the steps of a wizard ask for, by which a title shows their values. */
function fieldsOf({ variants }: WizardModel, release: Release): readonly FieldModel[] {
  return variants.flatMap(({ steps }) =>
    steps.flatMap((step) => {
      const fields = step.kind === 'form' ? release.forms[step.form]?.fields : undefined;
      return fields === undefined || 'each' in fields ? [] : fields;
    }),
  );
}
