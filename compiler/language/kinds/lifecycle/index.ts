import { byId } from '../../../compile/byId.ts';
import { child, stringOf } from '../../../compile/node.ts';
import { typeOfEntity } from '../../../typecheck/typeTable.ts';
import { defineKind } from '../defineKind.ts';
import { compileLifecycle } from './compileLifecycle.ts';
import { explainLifecycle } from './explainLifecycle.ts';
import schema from './lifecycle.schema.json' with { type: 'json' };
import { namesOfLifecycle } from './namesOfLifecycle.ts';
import { runLifecycleCase } from './runLifecycleCase.ts';
import { typesInEvent } from './typesInEvent.ts';

export const lifecycle = defineKind<'lifecycle'>({
  schema,
  compile: ({ nodes, compilation }) => ({ lifecycles: byId(nodes.map((node) => compileLifecycle(node, compilation))) }),
  isNamed: true,
  texts: { namesBody: true },
  scope: {
    names: ['this', 'body', 'chosen'],
    types: (_, node, compilation) => ({ this: typeOfEntity(stringOf(child(node, 'of')) ?? '', compilation) }),
    typesAt: typesInEvent,
  },
  cases: {
    run: ({ id, on, record, body, scope, release }) => {
      const { [id]: model } = release.lifecycles;
      return model === undefined ? undefined : runLifecycleCase({ lifecycle: model, on, record, body, scope, release });
    },
    reads: ['on', 'record', 'body'],
    names: namesOfLifecycle,
  },
  explain: explainLifecycle,
});
