import type { FieldModel, OperationModel, Release } from '#engine';

/** A place of a request that names a person by what they sign in with. */
export interface PersonSlot {
  readonly at: 'path' | 'query' | 'body';
  /** Name on the wire; of a body, dotted. */
  readonly name: string;
}

/** A name that means a person where the type is a plain text. */
const personal = /logicalName|email|username|user ?id/i;

/** Where an operation names a person: every e-mail in the path, the query and the body, however deep. */
export function personSlots(operation: OperationModel, release: Release): readonly PersonSlot[] {
  return [
    ...operation.parameters.filter((name) => personal.test(name)).map((name) => ({ at: 'path' as const, name })),
    ...operation.query.filter(namesPerson).map(({ wire }) => ({ at: 'query' as const, name: wire })),
    ...namesBelow(operation.body ?? [], release).map((name) => ({ at: 'body' as const, name })),
  ];
}

function namesBelow(fields: readonly FieldModel[], release: Release): readonly string[] {
  return fields.flatMap((field) => {
    const { wire, entity = '', type, properties = release.entities[entity]?.properties ?? [] } = field;
    if (type !== 'object') return namesPerson(field) ? [wire] : [];
    return namesBelow(properties, release).map((name) => `${wire}.${name}`);
  });
}

function namesPerson({ wire, path, format, type }: FieldModel): boolean {
  return type === 'string' && (format === 'email' || personal.test(wire) || personal.test(path));
}
