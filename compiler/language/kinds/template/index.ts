import { byId } from '../../../compile/byId.ts';
import { defineKind } from '../defineKind.ts';
import { compileMailTemplate } from './compileMailTemplate.ts';
import schema from './template.schema.json' with { type: 'json' };

export const template = defineKind<'template'>({
  schema,
  compile: ({ nodes }) => ({ templates: byId(nodes.map(compileMailTemplate)) }),
  texts: { words: ['subject', 'body'] },
});
