import { byId } from '../../../compile/byId.ts';
import { child, entriesOf } from '../../../compile/node.ts';
import { textType } from '../../../typecheck/checkTypes.ts';
import { defineKind } from '../defineKind.ts';
import { compileMailTemplate } from './compileMailTemplate.ts';
import { explainTemplate } from './explainTemplate.ts';
import schema from './template.schema.json' with { type: 'json' };

export const template = defineKind<'template'>({
  schema,
  compile: ({ nodes }) => ({ templates: byId(nodes.map(compileMailTemplate)) }),
  scope: {
    names: [],
    // Only the texts can read the URLs of links: a link is not a value that can be passed on.
    typesAt: (pointer, _, node) =>
      /^\/(subject|body)(\/|$)/.test(pointer)
        ? Object.fromEntries(entriesOf(child(node, 'links')).map(([name]) => [name, textType]))
        : {},
  },
  texts: { words: ['description', 'subject', 'body'] },
  explain: explainTemplate,
});
