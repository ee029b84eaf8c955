import type { EntityModel, FieldModel } from '#engine';
import type { FinderModel } from '#engine/kinds/entity';
import type { Compilation } from '../../../compile/compilation.ts';
import { compileAction } from '../../../compile/compileAction.ts';
import { fieldOf, pickDefined } from '../../../compile/compileField.ts';
import { compileRules } from '../../../compile/compileRules.ts';
import { compileTemplates, compileText } from '../../../compile/compileValue.ts';
import { findLayers } from '../../../compile/findLayers.ts';
import { child, entriesOf, type ItemOf, isAuthored, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import type { EntityDefinition } from '../../definitions.types.ts';

type Finder = ItemOf<NonNullable<EntityDefinition['find']>>;

/** The `$schema` of a plain JSON Schema: an entity that other software uses too. */
export const foreignSchema = 'https://json-schema.org/draft/2020-12/schema';

export function compileEntity(node: Node<EntityDefinition>, compilation: Compilation): EntityModel {
  const properties = compileProperties(node, compilation);
  const each = child(node, 'each');
  const kinds = child(node, 'kinds');
  const display = compileText(child(node, 'display'));
  const key = stringOf(child(node, 'key'));
  const find = itemsOf(child(node, 'find'));
  return {
    id: node.source.id,
    form: each !== undefined ? 'question' : child(node, 'properties') === undefined ? 'value' : 'record',
    title: compileText(child(node, 'title')) ?? { literal: node.source.id },
    ...pickDefined({ key, display }),
    ...(find.length === 0 ? {} : { find: find.flatMap((one) => findersOf(one, compilation)) }),
    owners: ownersOf(child(node, 'owners')),
    properties,
    rules: compileRules(child(node, 'rules')),
    ...(each === undefined ? {} : { each: compileTemplates(each) }),
    ...(kinds === undefined ? {} : { kinds: stringMap(kinds) }),
  };
}

function findersOf(node: Node<Finder>, compilation: Compilation): readonly FinderModel[] {
  const press = child(node, 'press');
  if (press === undefined) return [];
  return [
    {
      list: stringOf(child(node, 'list')) ?? '',
      by: stringOf(child(node, 'by')) ?? '',
      press: compileAction(press, compilation),
      ...pickDefined({ text: compileText(child(node, 'text')) }),
    },
  ];
}

function compileProperties(node: Node<EntityDefinition>, compilation: Compilation): readonly FieldModel[] {
  const place = { compilation, base: () => undefined, inline: false };
  const required = stringOf(child(node, '$schema')) === foreignSchema ? requiredNames(node) : new Set<string>();
  return entriesOf(child(node, 'properties')).map(([name, property]) => {
    const field = fieldOf(name, [property, ...findLayers(compilation, property)], place);
    return required.has(name) ? { ...field, required: true } : field;
  });
}

/** A foreign JSON Schema lists required properties at the record, not at each property. */
function requiredNames(node: Node): ReadonlySet<string> {
  const list = child(node, 'required')?.json;
  return new Set(Array.isArray(list) ? list.filter((name): name is string => typeof name === 'string') : []);
}

function ownersOf(node: Node<EntityDefinition['owners']> | undefined): EntityModel['owners'] {
  return Object.fromEntries(entriesOf(node).map(([relation, paths]) => [relation, stringMap(paths)]));
}

function stringMap(node: Node): Readonly<Record<string, string>> {
  return isAuthored(node.json)
    ? Object.fromEntries(entriesOf(node).map(([name, value]) => [name, String(value.json)]))
    : {};
}
