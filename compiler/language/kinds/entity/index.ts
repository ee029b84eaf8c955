import { byId } from '../../../compile/byId.ts';
import { child } from '../../../compile/node.ts';
import { anyType } from '../../../typecheck/checkTypes.ts';
import { typeOfEntity } from '../../../typecheck/typeTable.ts';
import { defineKind } from '../defineKind.ts';
import { compileEntity } from './compileEntity.ts';
import schema from './entity.schema.json' with { type: 'json' };

export const entity = defineKind<'entity'>({
  schema,
  compile: ({ nodes, compilation }) => ({ entities: byId(nodes.map((node) => compileEntity(node, compilation))) }),
  isNamed: true,
  scope: {
    names: ['this', 'root', 'value', 'chosen', 'options'],
    types: (_, node, compilation) => ({
      this: child(node, 'properties') === undefined ? anyType : typeOfEntity(node.source.id, compilation),
    }),
  },
});
