import type { MailAttachment, MailLink, TemplateModel } from '#engine';
import { pickDefined } from '../../../compile/compileField.ts';
import { compileExpressionAt, compileTemplates, compileText } from '../../../compile/compileValue.ts';
import { givenOf } from '../../../compile/givenOf.ts';
import { booleanOf, child, entriesOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import type { TemplateDefinition } from '../../definitions.types.ts';

export function compileMailTemplate(node: Node<TemplateDefinition>): TemplateModel {
  const to = child(node, 'to');
  const language = child(node, 'language');
  const links = child(node, 'links');
  const attach = child(node, 'attach');
  return {
    id: node.source.id,
    ...pickDefined({ description: compileText(child(node, 'description')) }),
    editable: booleanOf(child(node, 'editable')) ?? ![child(node, 'subject'), child(node, 'body')].some(isConditional),
    given: givenOf(child(node, 'given')),
    to: Array.isArray(to?.json) ? itemsOf(to).map(compileExpressionAt) : compileExpressionAt(to),
    ...pickDefined({
      language: language === undefined ? undefined : compileExpressionAt(language),
      links: links === undefined ? undefined : compileLinks(links),
      attach: attach === undefined ? undefined : itemsOf(attach).map(compileAttachment),
    }),
    subject: compileText(child(node, 'subject')) ?? { literal: '' },
    body: compileText(child(node, 'body')) ?? { literal: '' },
  };
}

/** A text that depends on the mail's values has no single wording to replace. */
function isConditional(text: Node | undefined): boolean {
  return text !== undefined && stringOf(text) === undefined;
}

type Written = TemplateDefinition;

function compileLinks(links: Node<NonNullable<Written['links']>>): Readonly<Record<string, MailLink>> {
  return Object.fromEntries(
    entriesOf(links).map(([name, link]) => [
      name,
      { screen: stringOf(child(link, 'go')) ?? '', with: compileTemplates(child(link, 'with')) },
    ]),
  );
}

function compileAttachment(entry: Node<NonNullable<Written['attach']>[number]>): MailAttachment {
  return {
    file: compileExpressionAt(child(entry, 'file')),
    name: compileText(child(entry, 'name')) ?? { literal: '' },
  };
}
