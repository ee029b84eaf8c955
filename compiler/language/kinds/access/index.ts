import { namesInList } from '../../../compile/namesInList.ts';
import { defineKind } from '../defineKind.ts';
import schema from './access.schema.json' with { type: 'json' };
import { compileAccess } from './compileAccess.ts';
import { explainAccess } from './explainAccess.ts';

export const access = defineKind<'access'>({
  schema,
  compile: ({ nodes: [node] }) => (node === undefined ? {} : { access: compileAccess(node) }),
  declares: {
    role: (json) => namesInList(json, 'roles', 'role'),
    policy: (json) => [...namesInList(json, 'policies', 'policy'), ...namesInList(json, 'functions', 'function')],
  },
  concernsAll: true,
  explain: explainAccess,
});
