import { isRecord, readPath } from '#engine';
import type { SignedEntry } from '#server';
import { projectNoteStore, signingEnvelopeStore } from '../tables/stores.ts';
import { createStory, entityOf, instantOf, type Row } from './createStory.ts';
import { administrator } from './projectStory.ts';
import type { SeedContext } from './seedProject.ts';

/**
 * Adds details of a demo project: a note for a determination, and a packet for a signed one. Returns the entries of the
 * event log.
 */
export async function seedDetails(project: Row, context: SeedContext): Promise<readonly SignedEntry[]> {
  const day = readPath(project, 'currentStatus.finalDeterminationDate');
  if (typeof day !== 'string') return [];
  const packet = project['envelopeId'] === undefined ? [] : await seedPacket(project, day, context);
  return [...(await seedNote(project, day, context)), ...packet];
}

async function seedNote(project: Row, day: string, context: SeedContext): Promise<readonly SignedEntry[]> {
  const { db, release, scope } = context;
  const note = {
    projectNumber: project['projectNumber'],
    type: 'PROGRAM_ADMIN',
    note: readPath(project, 'currentStatus.note'),
    createdBy: administrator,
    createdAt: instantOf({ day, time: '10:00' }, scope),
  };
  const entity = entityOf(release, 'project-note');
  const id = Number(await projectNoteStore.insert(db, note, entity, { release: release.hash }));
  const story = createStory(context, { entity: 'project-note', key: id, record: note });
  const deed = { actor: administrator, operation: 'projects.determine' };
  story.change({ ...deed, day, time: '10:00', what: 'add', change: {} });
  return story.entries();
}

/** The manager has signed, and the contractor has opened the packet. */
async function seedPacket(project: Row, day: string, context: SeedContext): Promise<readonly SignedEntry[]> {
  const { db, release, scope } = context;
  const sentOn = instantOf({ day, time: '11:00' }, scope);
  const signedOn = instantOf({ day, time: '14:00' }, scope);
  const people = ['managers', 'contractors'].flatMap((side) => {
    const list: unknown = project[side];
    const [person]: readonly unknown[] = Array.isArray(list) ? list : [];
    return isRecord(person) ? [person] : [];
  });
  const recipients = people.map((person) => ({
    recipientName: `${String(person['firstName'])} ${String(person['lastName'])}`,
    recipientEmail: person['logicalName'],
  }));
  const key = String(project['envelopeId']);
  const story = createStory(context, {
    ...{ entity: 'signing-envelope', key },
    record: {
      envelopeGuid: key,
      projectNumber: project['projectNumber'],
      envelopeName: `Agreement ${String(project['projectName'])}`,
      accessCode: String(project['projectNumber']).slice(-4),
      createdOn: sentOn,
      recipientStatuses: recipients.map((one) => ({ ...one, status: 'sent', updatedOn: sentOn })),
    },
  });
  story.take({ day, time: '11:00', actor: administrator, operation: 'docusign.sendPacket' });
  const delivered = recipients.map((one) => ({
    ...{ ...one, status: 'delivered', deliveredOn: signedOn, updatedOn: signedOn },
  }));
  const recipientStatuses = delivered.map((one, index) =>
    index === 0 ? { ...one, status: 'completed', completedOn: signedOn } : one,
  );
  const deed = { actor: String(people[0]?.['logicalName']), operation: 'signing.sign' };
  const change = { status: 'delivered', recipientStatuses };
  story.change({ ...deed, day, time: '14:00', what: 'sign', change });
  const entity = entityOf(release, 'signing-envelope');
  await signingEnvelopeStore.insert(db, story.record(), entity, { release: release.hash });
  return story.entries();
}
