import type { TableBlockModel, TableViewModel } from '#engine/blocks/table';
import { fieldContextOf, sourceOf } from '../../../compile/blockSource.ts';
import { compileAction, compileActions, oneOf } from '../../../compile/compileAction.ts';
import { compileSource } from '../../../compile/compileCall.ts';
import { compileFields, fieldOf, pickDefined } from '../../../compile/compileField.ts';
import { compileRecordTone } from '../../../compile/compileTone.ts';
import { compileTemplates, compileText } from '../../../compile/compileValue.ts';
import { flatFields } from '../../../compile/fieldLists.ts';
import {
  booleanOf,
  child,
  type ItemOf,
  itemsOf,
  type Node,
  numberOf,
  numbersOf,
  stringOf,
  stringsOf,
} from '../../../compile/node.ts';
import type { TableBlock } from '../../definitions.types.ts';
import type { BlockScope, OwnProperties } from '../defineBlock.ts';

type View = ItemOf<NonNullable<TableBlock['views']>>;

export function compileTable(node: Node<TableBlock>, scope: BlockScope): OwnProperties<TableBlockModel> {
  const source = sourceOf(node, stringOf(child(node, 'table')) ?? '', scope);
  const fields = child(node, 'fields');
  const filter = child(node, 'filter');
  const columns = flatFields(fields);
  const views = itemsOf(child(node, 'views'));
  const counts = child(node, 'counts');
  const exported = child(node, 'export');
  const press = child(node, 'press');
  const add = child(node, 'add');
  const picked = child(node, 'picked');
  const inner = source.entity === undefined ? scope.types : { ...scope.types, this: source.entity };
  const dynamic = fields !== undefined && child(fields, 'from') !== undefined;
  const each = dynamic ? fieldOf('', [fields], fieldContextOf(source.entity, scope)).each : undefined;
  return {
    ...source,
    fields: each === undefined ? compileFields(fields, fieldContextOf(source.entity, scope)) : { each },
    ...pickDefined({
      sort: stringOf(child(node, 'sort')),
      size: numberOf(child(node, 'size')),
      narrow: numberOf(child(node, 'narrow')),
      sizes: child(node, 'sizes') === undefined ? undefined : numbersOf(child(node, 'sizes')),
    }),
    ...(filter === undefined && !columns.some((column) => child(column, 'filter') !== undefined)
      ? {}
      : {
          filter: {
            open: stringsOf(child(filter, 'open')),
            ...pickDefined({
              search: stringOf(child(filter, 'search')),
              bar: child(filter, 'bar') === undefined ? undefined : stringsOf(child(filter, 'bar')),
            }),
          },
        }),
    ...(views.length === 0 ? {} : { views: views.map(viewOf) }),
    ...(counts === undefined ? {} : { counts: compileSource(counts, scope.compilation) }),
    ...(exported === undefined
      ? {}
      : {
          export: {
            rows: numberOf(child(exported, 'rows')) ?? 1000,
            header: oneOf(stringOf(child(exported, 'header')), ['title', 'name'], 'title'),
            file: compileText(child(exported, 'file')) ?? { literal: 'export' },
          },
        }),
    ...pickDefined({
      empty: compileText(child(node, 'empty')),
      tone: compileRecordTone(child(node, 'tone')),
      actionsFirst: booleanOf(child(node, 'actionsFirst')),
    }),
    ...(add === undefined ? {} : { add: compileAction(add, scope.compilation) }),
    ...(press === undefined ? {} : { press: compileAction(press, scope.compilation) }),
    expand: scope.compileBlocks(child(node, 'expand'), inner),
    pick: booleanOf(child(node, 'pick')) ?? false,
    ...(picked === undefined ? {} : { picked: compileActions(picked, scope.compilation) }),
  };
}

function viewOf(node: Node<View>): TableViewModel {
  return {
    name: stringOf(child(node, 'view')) ?? '',
    title: compileText(child(node, 'title')) ?? { literal: '' },
    filter: compileTemplates(child(node, 'filter')),
    ...pickDefined({ sort: stringOf(child(node, 'sort')) }),
  };
}
