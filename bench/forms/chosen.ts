import { type SubjectName, subjects } from './buildPages.ts';
import { type Workload, workloads } from './workloads.ts';

/** `FORMS_SIZES=15,1000` measures these forms only. */
export const chosenWorkloads: readonly Workload[] = pick('FORMS_SIZES', workloads, ({ fields }) =>
  String(fields.length),
);

/** `FORMS_SUBJECTS="limit 1,ours"` measures these only. */
export const chosenSubjects: readonly SubjectName[] = pick(
  'FORMS_SUBJECTS',
  Object.keys(subjects).filter(isSubject),
  (name) => name,
);

function pick<Item>(variable: string, items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  const asked = process.env[variable]?.split(',');
  const strange = asked?.find((name) => !items.some((item) => nameOf(item) === name));
  if (strange !== undefined) throw new Error(`${variable}: "${strange}" is none of ${items.map(nameOf).join(', ')}.`);
  return items.filter((item) => asked?.includes(nameOf(item)) ?? true);
}

function isSubject(name: string): name is SubjectName {
  return Object.hasOwn(subjects, name);
}
