import { changedSince, type ScheduledPublication } from '../releases/scheduledPublications.ts';

/** Returns a scheduled publication as its operations and mails name its properties. */
export function presentScheduled(
  publication: ScheduledPublication,
  drafts: Parameters<typeof changedSince>[1],
): Readonly<Record<string, unknown>> {
  const { id, publish_at, scheduled_at, author, note, status, ended_at, ended_by, release, reason } = publication;
  const changed = status === 'scheduled' ? changedSince(publication.drafts, drafts) : [];
  return {
    ...{ publication: id, publishAt: publish_at, scheduledAt: scheduled_at, author, status },
    definitions: publication.drafts.map((draft) => ({ ...draft, isChanged: changed.includes(draft) })),
    errors: publication.problems,
    ...(note === null ? {} : { note }),
    ...(ended_at === null ? {} : { endedAt: ended_at }),
    ...(ended_by === null ? {} : { endedBy: ended_by }),
    ...(release === null ? {} : { release }),
    ...(reason === null ? {} : { reason }),
  };
}
