import type { TemplateModel } from '#engine';
import { compileExpressionAt, compileText } from '../../../compile/compileValue.ts';
import { givenOf } from '../../../compile/givenOf.ts';
import { child, type Node } from '../../../compile/node.ts';
import type { TemplateDefinition } from '../../definitions.types.ts';

export function compileMailTemplate(node: Node<TemplateDefinition>): TemplateModel {
  return {
    id: node.source.id,
    given: givenOf(child(node, 'given')),
    to: compileExpressionAt(child(node, 'to')),
    subject: compileText(child(node, 'subject')) ?? { literal: '' },
    body: compileText(child(node, 'body')) ?? { literal: '' },
  };
}
