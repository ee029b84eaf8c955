/**
 * Which entity a completed record is of. Kept beside the record, so that a text may show `{loan.state}` as a person reads
 * it; a copy of the record is a plain value again.
 */
const entities = new WeakMap<object, string>();

export function tagEntity<Row extends object>(record: Row, entity: string): Row {
  entities.set(record, entity);
  return record;
}

/** Id of the entity, undefined for plain values. */
export function entityOfRecord(record: unknown): string | undefined {
  return typeof record === 'object' && record !== null ? entities.get(record) : undefined;
}
