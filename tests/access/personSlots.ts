import type { FieldModel, OperationModel, Release } from '#engine';

/** A parameter of a request that identifies a user by their sign-in name. */
export interface PersonSlot {
  readonly at: 'path' | 'query' | 'body';
  /** Name in the wire format; dotted in a body. */
  readonly name: string;
}

/** Names that refer to a user if the type is plain text. */
const personal = /logicalName|email|username|user ?id/i;

/**
 * Returns the parameters of an operation that identify a user: every e-mail address in the path, the query and the
 * body, at any depth.
 */
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
