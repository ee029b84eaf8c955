import { type Compilation, findSource } from '../../compile/compilation.ts';
import { fieldNames } from '../../compile/fieldLists.ts';
import { child, itemsOf, type Node, stringOf, stringsOf } from '../../compile/node.ts';
import type { Block, Body } from '../../language/definitions.types.ts';
import { callsOf } from '../../typecheck/typeTable.ts';

/** The operation that returns the rows of a table in pages. Undefined if all rows are loaded. */
export function pagedBy(block: Node<Block>, compilation: Compilation): string | undefined {
  const [only, other] = callsOf(child(block, 'data'));
  if (only === undefined || other !== undefined) return undefined;
  const operation = findSource(compilation, 'operation', only);
  return stringOf(child(child(operation, 'result'), 'page')) === undefined ? undefined : only;
}

/** The names that a table can be filtered by. Undefined if its columns come from data. */
export function filterNames(block: Node<Block>, compilation: Compilation): readonly string[] | undefined {
  const paged = pagedBy(block, compilation);
  const operation = paged === undefined ? undefined : findSource(compilation, 'operation', paged);
  if (operation !== undefined) {
    return [...fieldNames(child(child(operation, 'filter'), 'fields')), ...fieldNames(child(operation, 'query'))];
  }
  const columns = child(block, 'fields');
  return columns !== undefined && child(columns, 'from') !== undefined ? undefined : fieldNames(columns);
}

/** Query parameters of a screen for its tables: `loans.view`, `loans.sort`, `loans.page` and `loans.status`. */
export function tableParameters(id: string, compilation: Compilation): readonly string[] {
  const screen = findSource(compilation, 'screen', id);
  return tablesIn(child(screen, 'body')).flatMap((block) => {
    const name = stringOf(child(block, 'table')) ?? '';
    const place = child(child(block, 'remember'), 'in');
    if (stringOf(place) !== 'address' && !stringsOf(place).includes('address')) return [];
    const views = child(block, 'views') === undefined ? [] : ['view'];
    const names = [...views, 'sort', 'page', ...(filterNames(block, compilation) ?? [])];
    return names.map((one) => `${name}.${one}`);
  });
}

/** The tables in a list of blocks, including those in nested blocks. */
export function tablesIn(list: Node<Body> | undefined): readonly Node<Block>[] {
  return itemsOf(list).flatMap((block) => [
    ...(child(block, 'table') === undefined ? [] : [block]),
    ...tablesIn(child(block, 'body')),
  ]);
}
