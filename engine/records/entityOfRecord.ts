/**
 * The entity of each completed record. Stored outside the record, so that a text can show `{loan.state}` in readable
 * form. A copy of the record is a plain value again.
 */
const entities = new WeakMap<object, string>();

export function tagEntity<Row extends object>(record: Row, entity: string): Row {
  entities.set(record, entity);
  return record;
}

/** Id of the entity. Undefined for plain values. */
export function entityOfRecord(record: unknown): string | undefined {
  return typeof record === 'object' && record !== null ? entities.get(record) : undefined;
}
