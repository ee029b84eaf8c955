import { findSource } from '../../../compile/compilation.ts';
import { flatFields } from '../../../compile/fieldLists.ts';
import { findProperty } from '../../../compile/findLayers.ts';
import { child, isAuthored, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { fieldListsOf } from '../../../language/blocks/fieldListsOf.ts';
import { blocks, rowBlocks } from '../../../language/blocks/index.ts';
import type { Block, Body } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { anyType, type CheckType, propertiesOf, unwrapOptional } from '../../../typecheck/checkTypes.ts';
import type { Variables } from '../../../typecheck/Variables.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { checkPath, suggestPath } from '../../propertyPaths.ts';
import { rowTypeOf } from '../../scope/rowTypes.ts';
import { pagedBy } from '../../scope/tableFilters.ts';
import { variablesOf } from '../../scope/variablesOf.ts';
import { checkRowsOf } from './checkFieldList.ts';
import { checkFilter } from './checkViews.ts';

type RowType = CheckType & { readonly kind: 'entity' };

/** Checks that columns and details name existing properties, and hide nothing that the server sends anyway. */
export function checkColumns(gate: Gate): void {
  checkColumnWordsElsewhere(gate);
  for (const { definition, node } of definitionsOf(gate, 'screen')) {
    checkBlocks(gate, definition, child(node, 'body'), variablesOf(node, gate.compilation));
  }
}

function checkBlocks(gate: Gate, definition: Definition, list: Node<Body> | undefined, variables: Variables): void {
  for (const block of itemsOf(list)) {
    const word = rowBlocks.find((head) => child(block, head) !== undefined);
    checkBlocks(gate, definition, child(block, 'body'), variables);
    if (word === undefined) continue;
    if (word === 'timeline') checkSources(gate, definition, block, variables);
    const row = rowTypeOf(block, word, variables, gate.compilation);
    checkBlocks(gate, definition, child(block, 'expand'), { ...variables, this: row });
    checkFilter(gate, definition, block);
    const fields = fieldListsOf(block, word).flatMap(flatFields);
    for (const field of fields) checkFilterColumn(gate, definition, block, child(field, 'filter'));
    const entity = unwrapOptional(row);
    if (entity.kind !== 'entity') continue;
    // No file defines the records inside another record, those of an error, and the groups of an operation.
    if (findSource(gate.compilation, 'entity', entity.name) === undefined) {
      for (const field of fields) checkName(gate, definition, field, entity);
      continue;
    }
    const check = (place: Node | undefined, path: string | undefined): void => {
      if (place !== undefined && path !== undefined) {
        checkPath(gate, definition, {
          entity: entity.name,
          path,
          place,
          single: blocks[word].pathsThroughLists !== true,
        });
      }
    };
    for (const field of fields) {
      if (child(field, 'value') === undefined) {
        check(child(field, 'field') ?? field, stringOf(field) ?? stringOf(child(field, 'field')));
      }
      const path = stringOf(child(field, 'field'));
      if (path === undefined) continue;
      const sortBy = child(field, 'sortBy');
      check(sortBy, stringOf(sortBy));
      if (sortBy !== undefined && word === 'table') checkOrder(gate, definition, block, sortBy);
      checkRowsOf(gate, definition, field, findProperty(gate.compilation, entity.name, path) ?? []);
    }
    checkLeaks(gate, definition, fields, entity.name);
    for (const sort of [child(block, 'sort'), ...itemsOf(child(block, 'views')).map((view) => child(view, 'sort'))]) {
      check(sort, stringOf(sort)?.replace(/^-/, ''));
    }
    check(child(block, 'at'), stringOf(child(block, 'at')));
  }
}

/** Checks that a column of rows without an entity of their own names one of their properties. */
function checkName(gate: Gate, definition: Definition, field: Node, row: RowType): void {
  const place = child<unknown, string>(field, 'field') ?? field;
  const path = stringOf(place);
  if (path === undefined || child<unknown, string>(field, 'value') !== undefined) return;
  const find = (known: string): CheckType | undefined =>
    known.split('.').reduce<CheckType | undefined>((type, name) => {
      const record = type && unwrapOptional(type);
      if (record?.kind === 'any' || record?.kind === 'map') return anyType;
      if (record?.kind !== 'entity') return undefined;
      const isWider = record.open === true || record.partial === true;
      return propertiesOf(record)[name] ?? (isWider ? anyType : undefined);
    }, row);
  if (find(path) !== undefined) return;
  const namesOf = (wrong: string): readonly string[] => {
    const names = wrong.split('.');
    const right = names.findIndex((_, index) => find(names.slice(0, index + 1).join('.')) === undefined);
    const found = names.slice(0, Math.max(right, 0));
    const record = found.length === 0 ? row : unwrapOptional(find(found.join('.')) ?? anyType);
    const known = record.kind === 'entity' ? Object.keys(propertiesOf(record)) : [];
    return known.map((name) => [...found, name, ...names.slice(found.length + 1)].join('.'));
  };
  gate.report(definition, {
    code: 'field/unknown',
    pointer: place.pointer,
    message: `The rows have no "${path}"`,
    ...suggestPath(path, namesOf),
  });
}

/** Checks that a timeline has a source, and that `at` of each source is a property of its entries. */
function checkSources(gate: Gate, definition: Definition, block: Node<Block>, variables: Variables): void {
  const from = child<unknown, string>(block, 'from');
  if (from === undefined) {
    const missing = ['at', 'text'].filter((word) => child<unknown, string>(block, word) === undefined);
    if (missing.length === 0) return;
    gate.report(definition, {
      code: 'keyword/type',
      pointer: block.pointer,
      message: `The timeline has neither "from" nor ${missing.map((word) => `"${word}"`).join(' and ')}`,
      hint: 'Write "at" and "text", or list its sources in "from"',
    });
    return;
  }
  for (const source of itemsOf(from)) {
    const at = child<unknown, string>(source, 'at');
    const entity = unwrapOptional(rowTypeOf(source, 'source', variables, gate.compilation));
    const path = stringOf(at);
    if (at === undefined || path === undefined || entity.kind !== 'entity') continue;
    if (findSource(gate.compilation, 'entity', entity.name) === undefined) continue;
    checkPath(gate, definition, { entity: entity.name, path, place: at, single: false });
  }
}

/** If a field list hides a property from some users, the operation must hide it too. */
function checkLeaks(gate: Gate, definition: Definition, fields: ReturnType<typeof flatFields>, entity: string): void {
  for (const field of fields) {
    const allow = child(field, 'allow');
    const path = stringOf(child(field, 'field'));
    if (allow === undefined || path === undefined) continue;
    // A property is not sent either if its enclosing record is hidden.
    const names = path.split('.');
    const layers = names.map((_, index) => findProperty(gate.compilation, entity, names.slice(0, index + 1).join('.')));
    if (layers.at(-1) === undefined) continue;
    if (layers.some((around) => around?.some((layer) => child(layer, 'allow') !== undefined))) continue;
    const message = `${path} is hidden here, but ${entity} is sent with it`;
    gate.report(definition, {
      code: 'column/exposed',
      pointer: allow.pointer,
      message,
      hint: 'Write "allow" at the property',
    });
  }
}

/** Paged rows are sorted by the operation that returns the pages. */
function checkOrder(gate: Gate, definition: Definition, block: Node<Block>, sortBy: Node): void {
  const operation = pagedBy(block, gate.compilation);
  if (operation === undefined) return;
  gate.report(definition, {
    code: 'sort/unsupported',
    pointer: sortBy.pointer,
    message: `The rows come in pages of ${operation}, which sorts them by the path of the column`,
    hint: 'Leave "sortBy" out, or load the rows as a list in "data"',
  });
}

/** A column declares a filter of the operation that returns the pages. */
function checkFilterColumn(gate: Gate, definition: Definition, block: Node<Block>, filter: Node | undefined): void {
  if (filter === undefined) return;
  if (child<unknown, string>(block, 'table') !== undefined && pagedBy(block, gate.compilation) !== undefined) return;
  gate.report(definition, {
    code: 'filter/unsupported',
    pointer: filter.pointer,
    message: 'The rows do not come in pages of one operation, which would filter them by this column',
    hint: 'Leave it out. A table that loads all its rows filters by its columns with "filter": {}',
  });
}

/** Properties that only the columns of a table have. */
const ofColumns = ['sortBy', 'keep', 'filter'];

/** Reports properties of columns outside a table. */
function checkColumnWordsElsewhere(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    if (definition.kind === 'screen' || definition.kind === 'fields') continue;
    for (const { schema, value, pointer } of places) {
      if (schema.field !== true || !isAuthored(value)) continue;
      for (const word of ofColumns.filter((name) => name in value)) {
        gate.report(definition, {
          code: 'keyword/type',
          pointer: joinPointer(pointer, word),
          message: `"${word}" is for the columns of a table`,
          hint: 'Leave it out',
        });
      }
    }
  }
}
