import { type EntityModel, isRecord, type Release } from '#engine';
import { projectNoteStore, signingEnvelopeStore } from '../handlers/stores.ts';
import type { SeedContext } from './seedProject.ts';

type Row = Readonly<Record<string, unknown>>;

/** The signing packet of a project, by the same name on every machine. */
export function envelopeOf(projectNumber: string): string {
  return `envelope-${projectNumber}`;
}

/** What administrators keep about a demo project: a note where something was decided, a packet where one is signed. */
export async function seedDetails(project: Row, { db, release, scope }: SeedContext): Promise<void> {
  const status = isRecord(project['currentStatus']) ? project['currentStatus'] : {};
  const decided = status['finalDeterminationDate'];
  if (typeof decided !== 'string') return;
  const facts = { release: release.hash };
  const projectNumber = String(project['projectNumber']);
  const note = {
    projectNumber,
    type: 'PROGRAM_ADMIN',
    note: status['note'],
    createdBy: 'programadmin@formwork.example',
    createdAt: `${decided}T10:00:00.000Z`,
  };
  await projectNoteStore.insert(db, note, entityOf(release, 'project-note'), facts);
  if (project['envelopeId'] === undefined) return;
  await signingEnvelopeStore.insert(
    db,
    packetOf(project, scope.clock.now()),
    entityOf(release, 'signing-envelope'),
    facts,
  );
}

function packetOf(project: Row, now: string): Row {
  const people = ['manager', 'contractor'].flatMap((side) => {
    const list: unknown = project[`${side}s`];
    const [person]: readonly unknown[] = Array.isArray(list) ? list : [];
    return isRecord(person) ? [person] : [];
  });
  return {
    envelopeGuid: project['envelopeId'],
    projectNumber: project['projectNumber'],
    envelopeName: `Agreement ${String(project['projectName'])}`,
    accessCode: String(project['projectNumber']).slice(-4),
    createdOn: now,
    status: 'delivered',
    recipientStatuses: people.map((person, index) => ({
      recipientName: `${String(person['firstName'])} ${String(person['lastName'])}`,
      recipientEmail: person['logicalName'],
      status: index === 0 ? 'completed' : 'delivered',
      deliveredOn: now,
      ...(index === 0 ? { completedOn: now } : {}),
      updatedOn: now,
    })),
  };
}

function entityOf(release: Release, id: string): EntityModel {
  const entity = release.entities[id];
  if (entity === undefined) throw new Error(`The release has no entity "${id}".`);
  return entity;
}
