import { sql } from 'kysely';
import {
  cancelImport,
  findRecord,
  type Handler,
  type HandlerContext,
  importSource,
  importTaskStore,
  isUploadedFile,
  queryList,
  Refusal,
  refusedRows,
  removeStoredFile,
  scheduleImport,
  type UploadedFile,
} from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { rowForm } from './rowForm.ts';

/** Tolerance for start times in the past, as a page stays open for a while before it is submitted. */
const patienceMilliseconds = 5 * 60_000;

const importProjects = definePortalHandler('scheduler.importProjects', async (context) => {
  const { args } = context;
  const startsAt = args.processImmediately === true ? undefined : startOf(context, args.isoDateTime);
  const id = await scheduleImport(context, {
    ...{ form: rowForm, file: fileOf(context), template: 'project-import-ended' },
    ...(startsAt === undefined ? {} : { startsAt }),
  });
  return (await findRecord(context, importTaskStore.entity, id)) ?? context.notFound();
});

/** Nothing is stored of a file that is only checked. */
const checkImport = definePortalHandler('scheduler.checkImport', async (context) => {
  const file = fileOf(context);
  const source = importSource(context, rowForm, file);
  const checked = await context.outside('check', async () => () => context.imports.check(source));
  await removeStoredFile(context, file.id);
  return checked;
});

const markImport = definePortalHandler('scheduler.markImport', async (context) => {
  const file = fileOf(context);
  const source = importSource(context, rowForm, file);
  const marked = await context.outside('mark', async () => () => context.imports.mark(source));
  await removeStoredFile(context, file.id);
  return marked;
});

const runningTasks = definePortalHandler('scheduler.runningTasks', (context) =>
  queryList(context, importTaskStore.entity, {
    where: [sql<boolean>`import_task.status in ('SCHEDULED', 'RUNNING')`],
    sort: 'startsAt',
  }),
);

const cancel = definePortalHandler('scheduler.cancel', (context) => cancelImport(context, Number(context.args.id)));

const refused = definePortalHandler('scheduler.refusedRows', (context) =>
  refusedRows(context, Number(context.args.id)),
);

function fileOf({ body }: HandlerContext): UploadedFile {
  const { file } = body;
  if (!isUploadedFile(file)) throw new Error('The body was accepted without its file.');
  return file;
}

/** Parses the start time. Refuses an invalid one, or one in the past. */
function startOf({ scope, text }: HandlerContext, given: string): string {
  const at = Date.parse(given);
  if (/^\d{4}-\d\d-\d\dT/.test(given) && at >= Date.parse(scope.clock.now()) - patienceMilliseconds) {
    return new Date(at).toISOString();
  }
  const message = text({ text: 'import-time.form/rules.not-earlier.message' });
  throw new Refusal({ status: 400, code: 'validation', message, fields: { '/isoDateTime': message } });
}

export const schedulerHandlers: readonly Handler[] = [
  importProjects,
  checkImport,
  markImport,
  runningTasks,
  cancel,
  refused,
];
