import { isRecord } from '#engine';
import { assertRules, type HandlerContext, lockRecord } from '#server';
import { projectStore } from '../../tables/stores.ts';
import { projectEntity } from '../evaluations/recordEvaluation.ts';

type Row = Readonly<Record<string, unknown>>;
type Side = 'manager' | 'contractor';

interface PersonChange {
  /** Person and sides to change. */
  readonly login: string;
  readonly sides: readonly Side[];
  /** Name of the event. */
  readonly what: string;
  /** Returns the changed entry of the person in a project. */
  readonly change: (person: Row) => Row;
}

/** Changes a person in all projects, with one event per project. */
export async function changeInProjects(context: HandlerContext, { login, sides, what, change }: PersonChange) {
  const found = await context.db
    .selectFrom('project_person')
    .select('project_number')
    .distinct()
    .where('logical_name', '=', login)
    .where('side', 'in', [...sides])
    .orderBy('project_number')
    .execute();
  // All projects are locked before the first event is written, because other transactions that hold one of them can
  // wait for the event log.
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

/** Changes a person in a list and removes duplicates, which occur when two people are merged. */
function peopleOf(list: unknown, login: string, change: (person: Row) => Row): readonly Row[] {
  const people = Array.isArray(list) ? list.filter(isRecord) : [];
  const changed = people.map((person) => (person['logicalName'] === login ? change(person) : person));
  return changed.filter(
    (person, index) => changed.findIndex((other) => other['logicalName'] === person['logicalName']) === index,
  );
}
