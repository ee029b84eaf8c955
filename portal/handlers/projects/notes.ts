import { sql } from 'kysely';
import { findRecord, queryList, storedEntity } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { projectNoteStore } from '../../tables/stores.ts';

/** Returns the notes of a project, newest first. */
const listNotes = definePortalHandler('projects.notes.list', async (context) => {
  const key = context.args.projectNumber;
  if ((await findRecord(context, 'project', key)) === undefined) return context.notFound();
  return queryList(context, 'project-note', { where: [sql`project_note.project_number = ${key}`], sort: '-id' });
});

/** Stores a note. Its author is the current user, whatever the request contains. */
const addNote = definePortalHandler('projects.notes.add', async (context) => {
  if (context.record === undefined) return context.notFound();
  const note = {
    projectNumber: String(context.record['projectNumber']),
    type: context.args.type ?? 'PROGRAM_ADMIN',
    note: context.args.note,
    createdBy: context.user.email ?? '',
    createdAt: context.scope.clock.now(),
  };
  const { entity } = storedEntity(context, 'project-note');
  const id = Number(await projectNoteStore.insert(context.db, note, entity, { release: context.release.hash }));
  await context.events.append({ entity: 'project-note', key: id, what: 'add', after: note });
  return { id, ...note };
});

export const noteHandlers = [listNotes, addNote];
