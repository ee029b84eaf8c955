import { isAuthored } from '../compile/node.ts';
import { joinPointer } from '../compile/pointer.ts';
import type { Definition, Origin } from './Definition.ts';
import { sourceLocation } from './sourceLocation.ts';

type Authored = Readonly<Record<string, unknown>>;

/** A column that declares a filter of the operation that returns the pages of its table. */
interface FilterColumn {
  readonly operation: string;
  readonly path: string;
  /** The field of the filter. */
  readonly field: Authored;
  /** The place of the column in its screen. */
  readonly origin: Origin;
}

interface Filtered {
  readonly columns: readonly FilterColumn[];
  readonly definition: Definition;
}

/** Cached: after an edit, unchanged definitions of the set are the same objects. */
const columnsBefore = new WeakMap<Definition, readonly FilterColumn[]>();
const filteredBefore = new WeakMap<Definition, Filtered>();

/**
 * Adds to the `filter` of each operation the columns with `filter` in the tables that show its pages. A field that the
 * operation declares itself stays as it is. The texts of an added field are those of the column.
 */
export function addColumnFilters(definitions: readonly Definition[]): readonly Definition[] {
  const columns = definitions.flatMap((definition) =>
    definition.kind === 'screen' ? filterColumnsOf(definition) : [],
  );
  if (columns.length === 0) return definitions;
  const byOperation = Map.groupBy(columns, ({ operation }) => operation);
  return definitions.map((definition) => {
    const own = definition.kind === 'operation' ? byOperation.get(definition.id) : undefined;
    return own === undefined ? definition : withFilters(definition, own);
  });
}

function filterColumnsOf(screen: Definition): readonly FilterColumn[] {
  const known = columnsBefore.get(screen);
  if (known !== undefined) return known;
  const columns = isAuthored(screen.json) ? columnsIn(screen, screen.json['body'], '/body') : [];
  columnsBefore.set(screen, columns);
  return columns;
}

/** The columns with a filter in a list of blocks, including those of nested blocks. */
function columnsIn(screen: Definition, blocks: unknown, pointer: string): readonly FilterColumn[] {
  return itemsIn(blocks, pointer).flatMap(({ item: block, at }) => {
    if (!isAuthored(block)) return [];
    const inner = ['body', 'expand'].flatMap((word) => columnsIn(screen, block[word], joinPointer(at, word)));
    const operation = typeof block['table'] === 'string' ? operationOf(block['data']) : undefined;
    if (operation === undefined) return inner;
    const own = itemsIn(block['fields'], joinPointer(at, 'fields')).flatMap(({ item: column, at: place }) => {
      const field = isAuthored(column) ? filterFieldOf(column) : undefined;
      if (field === undefined) return [];
      return [{ operation, path: String(field['field']), field, origin: sourceLocation(screen, place) }];
    });
    return [...own, ...inner];
  });
}

function itemsIn(list: unknown, pointer: string): readonly { readonly item: unknown; readonly at: string }[] {
  return Array.isArray(list) ? list.map((item: unknown, index) => ({ item, at: joinPointer(pointer, index) })) : [];
}

/** The single operation that a source calls. */
function operationOf(data: unknown): string | undefined {
  const called: unknown = isAuthored(data) ? data['run'] : data;
  return typeof called === 'string' && !called.startsWith('=') ? called : undefined;
}

function filterFieldOf({ field, filter, title }: Authored): Authored | undefined {
  if (typeof field !== 'string' || filter === undefined) return undefined;
  return { field, ...(title === undefined ? {} : { title }), ...(filter === 'range' ? { range: true } : {}) };
}

function withFilters(operation: Definition, columns: readonly FilterColumn[]): Definition {
  const known = filteredBefore.get(operation);
  if (known !== undefined && isSameList(known.columns, columns)) return known.definition;
  const definition = addFilters(operation, columns);
  filteredBefore.set(operation, { columns, definition });
  return definition;
}

function isSameList(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}

function addFilters(operation: Definition, columns: readonly FilterColumn[]): Definition {
  const { json, expansion } = operation;
  // Without pages there is nothing to filter on the server, and the gate reports the column.
  if (!isAuthored(json) || !isAuthored(json['result']) || json['result']['page'] === undefined) return operation;
  const filter = isAuthored(json['filter']) ? json['filter'] : { wire: 'pipes' };
  const fields: readonly unknown[] = Array.isArray(filter['fields']) ? filter['fields'] : [];
  const declared = new Set(fields.map((field) => (isAuthored(field) ? field['field'] : field)));
  const origins = new Map(expansion?.origins);
  const added: Authored[] = [];
  for (const { path, field, origin } of columns) {
    if (declared.has(path)) continue;
    declared.add(path);
    const at = joinPointer('/filter/fields', fields.length + added.length);
    origins.set(at, origin);
    origins.set(`${at}/range`, { ...origin, pointer: `${origin.pointer}/filter` });
    added.push(field);
  }
  if (added.length === 0) return operation;
  const definition: Definition = {
    ...operation,
    json: { ...json, filter: { ...filter, fields: [...fields, ...added] } },
    expansion: { written: expansion?.written ?? operation, origins, uses: expansion?.uses ?? [] },
    locate: (pointer, place) => {
      const origin = sourceLocation(definition, pointer);
      return origin.definition.locate(origin.pointer, place);
    },
  };
  return definition;
}
