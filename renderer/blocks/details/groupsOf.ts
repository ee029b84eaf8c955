import type { FieldModel } from '#engine';

/** Fields under one heading. The first fields of a list can have none. */
export interface FieldGroup {
  readonly name: string;
  readonly title?: NonNullable<FieldModel['section']>['title'];
  readonly fields: readonly FieldModel[];
}

/** Groups the fields of a list by their sections. Groups without a matching field are left out. */
export function groupsOf(fields: readonly FieldModel[], isKept: (field: FieldModel) => boolean): readonly FieldGroup[] {
  const groups: FieldGroup[] = [];
  let current: FieldModel['section'];
  let members: FieldModel[] = [];
  const close = () => {
    const kept = members.filter(isKept);
    if (kept.length > 0) groups.push({ name: current?.name ?? '', fields: kept, ...titleOf(current) });
    members = [];
  };
  for (const field of fields) {
    if (field.section?.name !== current?.name) {
      close();
      current = field.section;
    }
    members.push(field);
  }
  close();
  return groups;
}

function titleOf(section: FieldModel['section']) {
  return section?.title === undefined ? {} : { title: section.title };
}
