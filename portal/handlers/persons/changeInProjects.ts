import { isRecord } from '#engine';
import { assertRules, type HandlerContext, lockRecord } from '#server';
import { projectStore } from '../../tables/stores.ts';
import { projectEntity } from '../evaluations/recordEvaluation.ts';

type Row = Readonly<Record<string, unknown>>;
type Side = 'manager' | 'contractor';

interface PersonChange {
  /** Whose places are changed. */
  readonly login: string;
  readonly sides: readonly Side[];
  /** Name of the event. */
  readonly what: string;
  /** One place before → after. */
  readonly change: (person: Row) => Row;
}

/** Changes a person wherever a project names them, each project with its event. */
export async function changeInProjects(context: HandlerContext, { login, sides, what, change }: PersonChange) {
  const found = await context.db
    .selectFrom('project_person')
    .select('project_number')
    .distinct()
    .where('logical_name', '=', login)
    .where('side', 'in', [...sides])
    .orderBy('project_number')
    .execute();
  // All are held before the first event is written: whoever holds one of them may wait for the log.
  const projects: { readonly key: string; readonly before: Row }[] = [];
  for (const { project_number: key } of found) {
    projects.push({ key, before: await lockRecord(context, 'project', key) });
  }
  for (const { key, before } of projects) {
    const changed = sides.map((side) => [`${side}s`, peopleOf(before[`${side}s`], login, change)]);
    const after = { ...before, ...Object.fromEntries(changed) };
    assertRules(context, projectEntity(context), { before, after });
    await projectStore.update(context.db, key, after, projectEntity(context));
    await context.events.append({ entity: 'project', key, what, before, after });
  }
}

/** Nobody stands twice on one side, also when two people become one. */
function peopleOf(list: unknown, login: string, change: (person: Row) => Row): readonly Row[] {
  const people = Array.isArray(list) ? list.filter(isRecord) : [];
  const changed = people.map((person) => (person['logicalName'] === login ? change(person) : person));
  return changed.filter(
    (person, index) => changed.findIndex((other) => other['logicalName'] === person['logicalName']) === index,
  );
}
