import { findSource } from '../../../compile/compilation.ts';
import { child, entriesOf, isAuthored, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import type { Block } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import type { Gate } from '../../Gate.ts';
import { filterNames, pagedBy, tablesIn } from '../../scope/tableFilters.ts';

/**
 * Checks the filters of a table and of its views: they are filters of its paged operation, or columns if all rows are
 * loaded.
 */
export function checkFilter(gate: Gate, definition: Definition, block: Node<Block>): void {
  const names = filterNames(block, gate.compilation);
  if (names === undefined) return;
  const filter = child(block, 'filter');
  const search = child(filter, 'search');
  const shown = [
    ...(search === undefined ? [] : [search]),
    ...itemsOf(child(filter, 'open')),
    ...itemsOf(child(filter, 'bar')),
  ].map((place) => ({ path: stringOf(place) ?? '', pointer: place.pointer, key: false }));
  const ofViews = itemsOf(child(block, 'views')).flatMap((view) =>
    entriesOf(child(view, 'filter')).map(([path, value]) => ({ path, pointer: value.pointer, key: true })),
  );
  for (const { path, pointer, key } of [...shown, ...ofViews]) {
    if (names.includes(path)) continue;
    const message = `${pagedBy(block, gate.compilation) ?? 'A table without pages'} cannot filter by "${path}"`;
    gate.report(definition, { code: 'filter/unsupported', pointer, key, message, ...suggestName(path, names) });
  }
}

/** Checks that links to a view of a table name one of its views. */
export function checkViewNames(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    for (const { value, pointer } of places) {
      if (!isAuthored(value) || typeof value['go'] !== 'string' || !isAuthored(value['with'])) continue;
      const screen = findSource(gate.compilation, 'screen', value['go']);
      for (const [name, view] of Object.entries(value['with'])) {
        if (typeof view !== 'string' || view.startsWith('=') || !name.endsWith('.view')) continue;
        const table = tablesIn(child(screen, 'body')).find(
          (one) => stringOf(child(one, 'table')) === name.slice(0, -5),
        );
        const views = itemsOf(child(table, 'views')).flatMap((one) => stringOf(child(one, 'view')) ?? []);
        // Another check reports names that the screen does not accept.
        if (views.length === 0 || views.includes(view) || view === 'all') continue;
        gate.report(definition, {
          code: 'reference/unknown',
          pointer: joinPointer(joinPointer(pointer, 'with'), name),
          message: `The table "${name.slice(0, -5)}" of ${value['go']} has no view "${view}"`,
          ...suggestName(view, views),
        });
      }
    }
  }
}
