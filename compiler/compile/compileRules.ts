import type { RuleModel } from '#engine';
import type { Rules } from '../language/definitions.types.ts';
import { compileCondition, compileExpressionAt, compileText } from './compileValue.ts';
import { child, itemsOf, type Node, stringOf } from './node.ts';

export function compileRules(list: Node<Rules> | undefined): readonly RuleModel[] {
  return itemsOf(list).map((rule) => ({
    rule: stringOf(child(rule, 'rule')) ?? '',
    at: stringOf(child(rule, 'at')) ?? '',
    when: compileCondition(child(rule, 'when'), true),
    check: compileExpressionAt(child(rule, 'check')),
    message: compileText(child(rule, 'message')) ?? { text: 'engine/invalid' },
  }));
}
