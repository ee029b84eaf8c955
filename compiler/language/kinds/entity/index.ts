import { byId } from '../../../compile/byId.ts';
import { child } from '../../../compile/node.ts';
import { splitPointer } from '../../../compile/pointer.ts';
import { anyType } from '../../../typecheck/checkTypes.ts';
import { typeOfEntity } from '../../../typecheck/typeTable.ts';
import { defineKind } from '../defineKind.ts';
import { compileEntity, foreignSchema } from './compileEntity.ts';
import schema from './entity.schema.json' with { type: 'json' };
import { expandEntity } from './expandEntity.ts';
import { explainEntity } from './explainEntity.ts';

/** Inside an object or a list of a property, `this` is the nested record. */
function isInsideProperty(pointer: string): boolean {
  const below = splitPointer(pointer).slice(3);
  return below.includes('properties') || below.includes('items');
}

export const entity = defineKind<'entity'>({
  schema,
  compile: ({ nodes, compilation }) => ({ entities: byId(nodes.map((node) => compileEntity(node, compilation))) }),
  isNamed: true,
  expand: expandEntity,
  foreignSchemas: [foreignSchema],
  scope: {
    names: ['this', 'root', 'value', 'chosen', 'options'],
    types: (_, node, compilation) => ({
      this: child(node, 'properties') === undefined ? anyType : typeOfEntity(node.source.id, compilation),
    }),
    typesAt: (pointer) => (isInsideProperty(pointer) ? { this: anyType } : {}),
  },
  explain: explainEntity,
});
