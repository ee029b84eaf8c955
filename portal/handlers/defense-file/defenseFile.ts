import { type HandlerContext, writeEventFile, writeEvents, writePrintedPdf } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import type { DefenseFile } from './DefenseFile.types.ts';
import { printDefenseFile } from './printDefenseFile.ts';
import { rebuildDefenseFile } from './rebuildDefenseFile.ts';

interface Wanted {
  readonly projectNumber: string;
  readonly evaluationId?: number | undefined;
}

/** Returns the defense file of a project or one of its evaluations as PDF, in the reader's language. */
const readDefenseFile = definePortalHandler('projects.defenseFile', async (context) => {
  const file = await findDefenseFile(context, context.args);
  const printed = await printDefenseFile(context, file);
  const options = { locale: context.locale, createdAt: file.at, foot: printed.title };
  const pdf = await writePrintedPdf(printed, options);
  return { name: `${fileName(file)}.pdf`, type: 'application/pdf', data: new Uint8Array(pdf).buffer };
});

/** Returns the events of a defense file, in a file that can be verified without this server. */
const exportDefenseFile = definePortalHandler('projects.exportDefenseFile', async (context) => {
  const file = await findDefenseFile(context, context.args);
  const { project, evaluation, events } = file;
  await writeEvents(context.db);
  const head = await context.db
    .selectFrom('event')
    .select(['seq', 'at', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const about = {
    projectNumber: project['projectNumber'],
    ...(evaluation === undefined ? {} : { evaluation: evaluation['id'] }),
  };
  const { release } = await context.releaseOf(file.release);
  const { title } = await printDefenseFile(context, file);
  const json = writeEventFile({ title, about, release, events, head }, context.server.secret);
  return { name: `${fileName(file)}.json`, type: 'application/json', data: new Uint8Array(json).buffer };
});

/** Returns the file. Refuses if the evaluation does not exist or is incomplete. */
async function findDefenseFile(context: HandlerContext, wanted: Wanted): Promise<DefenseFile> {
  if (context.record === undefined) return context.notFound();
  const file = await rebuildDefenseFile(context, wanted);
  if (file === 'absent') return context.notFound();
  if (file !== 'incomplete') return file;
  return context.refuse(409, 'state', { text: 'projects.defenseFile.operation/notices.409' });
}

function fileName({ project, evaluation, at }: DefenseFile): string {
  const round = evaluation === undefined ? '' : ` ${String(evaluation['id'])}`;
  return `Defense File ${String(project['projectNumber'])}${round} ${at.slice(0, 10).replaceAll('-', '')}`;
}

/** Files that document how a project was classified. */
export const defenseFileHandlers = [readDefenseFile, exportDefenseFile];
