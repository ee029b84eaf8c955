import { beforeAll, expect, test } from 'vitest';
import type { FieldModel, Release } from '#engine';
import { portalSource } from '../../portal/testing/portalRelease.ts';
import { type CallerName, callerNames, mayCall } from './callers.ts';

const administrators: readonly CallerName[] = ['admin', 'programAdmin', 'director'];
const requesters: readonly CallerName[] = ['admin', 'programAdmin', 'director', 'manager', 'proxyManager'];
const nobody: readonly CallerName[] = [];

/** The callers that may receive a restricted property from any operation. */
const stated: Readonly<Record<string, readonly CallerName[]>> = {
  // Whoever edits questions knows their marks.
  'answer-line.afterMarks': ['admin'],
  'answer-line.beforeMarks': ['admin'],
  'compared-answer.compliance': administrators,
  'compared-answer.employee': administrators,
  'compared-answer.icCompliant': administrators,
  'compared-answer.independent': administrators,
  'document.hiddenFlag': administrators,
  'draft.createdBy': callerNames.filter((name) => name !== 'nobody'),
  'earlier-evaluation.score': administrators,
  'evaluation-side.score': administrators,
  // The number of an answer is its index in the bank, which reveals its score.
  'evaluation-detail.answer': administrators,
  'evaluation-detail.icCompliant': administrators,
  'evaluation.answerKey': administrators,
  'evaluation.evaluationNotes': administrators,
  'evaluation.order': administrators,
  'evaluation.probability': administrators,
  'evaluation.release': administrators,
  'evaluation.score': administrators,
  // Sent to users who may run the report.
  'flex-result.rows.score': administrators,
  // The report generates its rows; none is sent as a record.
  'flex-row.score': nobody,
  'import-task.createdBy': administrators,
  'function.changedBy': ['admin'],
  'manager-position.changedBy': administrators,
  'notification.log': administrators,
  'notification.logText': administrators,
  'organization-transfer.approverLogicalName': administrators,
  'organization.specialCircumstance': administrators,
  'person.evaluationExempt': administrators,
  'person.positions': administrators,
  'person.positions.endDate': administrators,
  'person.positions.jobFunction': administrators,
  'person.positions.jobFunction.description': administrators,
  'person.positions.jobFunction.function': administrators,
  'person.positions.startDate': administrators,
  'prediction.probability': administrators,
  // Every user receives their own preferences.
  'open-draft.createdBy': callerNames.filter((name) => name !== 'nobody'),
  'preference.createdBy': callerNames.filter((name) => name !== 'nobody'),
  // Opens what the administrator may preview, for half an hour.
  'preview.token': ['admin'],
  'project-note.createdBy': administrators,
  'project.currentStatus.beforeClosure': administrators,
  'project.currentStatus.beforeClosure.nextEvalDate': administrators,
  'project.currentStatus.beforeClosure.status': administrators,
  'project.currentStatus.businessQuestionOverride': administrators,
  'project-note.note': administrators,
  'project.currentStatus.billBackType': administrators,
  'project.currentStatus.createdBy': administrators,
  'project.currentStatus.eddReportRequired': administrators,
  'project.currentStatus.eddReportSubmittedOn': administrators,
  'project.currentStatus.initialRecommendation': administrators,
  'project.currentStatus.note': administrators,
  'project.currentStatus.supportingDocumentsOverride': administrators,
  'move-outcome.reason': ['admin'],
  'release.note': ['admin'],
  'scheduled-publication.note': ['admin'],
  'scheduled-publication.reason': ['admin'],
  // A requester sees who decided and why.
  'requisition.approverLogicalName': requesters,
  'requisition.approverNote': requesters,
  'requisition.requesterNote': requesters,
  'role.changedBy': ['admin'],
  // Written by a caller, and sent to no user.
  'restructure-choice.evaluationNotes': nobody,
  'session.accessToken': callerNames,
  'signing-envelope.accessCode': administrators,
  'signing-recipient.declineReason': administrators,
  // A document is opened with a link from a mail and a code.
  'signing-document.ticket': callerNames,
  'status-record.changedBy': administrators,
  'status-record.note': administrators,
  'structure-status.confirmedBy': administrators,
  'template.publishedBy': administrators,
  'template.updatedBy': administrators,
  // Written by a caller, and sent to no user.
  'activation.password': nobody,
  'activation.token': nobody,
};

/** Properties with such a name must be listed above. */
const sensitive =
  /note|override|(created|changed|updated|published)By|approver|initialRec|score|compliant|decisive|marks|accessCode|token|password|secret|ticket|billBack|^edd|log$|reason$/i;
/** A reason from a list that every user can read. */
const harmless = ['project.currentStatus.closureReason'];

let release: Release;
beforeAll(async () => {
  ({ release } = await portalSource());
});

/** Returns the properties of each entity with the policies of their own definition and those above it. */
function propertiesOf(fields: readonly FieldModel[], above: string, allows: Allows): readonly Property[] {
  return fields.flatMap((field) => {
    const path = `${above}.${field.path}`;
    const asked = field.allow === undefined ? allows : [...allows, field.allow];
    return [{ path, allows: asked }, ...propertiesOf(field.properties ?? [], path, asked)];
  });
}

type Allows = readonly (readonly string[])[];

interface Property {
  readonly path: string;
  readonly allows: Allows;
}

/** Returns the callers to whom an operation sends records of each entity, as its result or nested. */
function receivers(): ReadonlyMap<string, ReadonlySet<CallerName>> {
  const found = new Map<string, Set<CallerName>>();
  for (const { allow, result } of Object.values(release.operations)) {
    if (result.shape === 'none' || result.shape === 'file') continue;
    const callers = callerNames.filter((name) => mayCall(name, Object.keys(allow)));
    spread(result.type.replace(/(\[\])?\??$/, ''), callers);
  }
  return found;

  function spread(entity: string, callers: readonly CallerName[]): void {
    const known = found.get(entity) ?? new Set();
    const added = callers.filter((name) => !known.has(name));
    if (added.length === 0) return;
    found.set(entity, new Set([...known, ...added]));
    spreadFields(release.entities[entity]?.properties ?? [], added);
  }

  function spreadFields(fields: readonly FieldModel[], callers: readonly CallerName[]): void {
    for (const { allow, entity, properties } of fields) {
      const allowed = allow === undefined ? callers : callers.filter((name) => mayCall(name, allow));
      if (entity !== undefined) spread(entity, allowed);
      spreadFields(properties ?? [], allowed);
    }
  }
}

test('each property that is not for everybody is sent to those who are stated, and to no one else', () => {
  // given
  const sentTo = receivers();
  const all = Object.values(release.entities).flatMap((entity) => propertiesOf(entity.properties, entity.id, []));

  // when
  const readers = all
    .filter(
      ({ path, allows }) =>
        (sensitive.test(path.split('.').at(-1) ?? '') || allows.length > 0) && !harmless.includes(path),
    )
    .map(({ path, allows }) => {
      const receiving = sentTo.get(path.split('.')[0] ?? '') ?? new Set();
      const holds = (name: CallerName) => allows.every((allow) => mayCall(name, allow));
      return [path, callerNames.filter((name) => receiving.has(name) && holds(name))] as const;
    });

  // then
  expect(all.length).toBeGreaterThan(300);
  expect(Object.fromEntries(readers)).toEqual(
    Object.fromEntries(
      Object.entries(stated).map(([path, who]) => [path, callerNames.filter((name) => who.includes(name))]),
    ),
  );
});
