import { child, itemsOf, type Node, stringOf } from '../compile/node.ts';
import { describeCondition } from './describeValue.ts';
import type { Explainer, Fact } from './Explainer.ts';

/** Explains rules: what must be true, when, and the message otherwise. */
export function explainRules(rules: Node | undefined, explainer: Explainer): readonly Fact[] {
  return itemsOf(rules).map((rule) => {
    const [at, when, check, message] = ['at', 'when', 'check', 'message'].map((word) => child(rule, word));
    const path = stringOf(at);
    const says = check === undefined ? '' : describeCondition(check);
    return explainer.fact(stringOf(child(rule, 'rule')) ?? '', says, rule, [
      ...(when === undefined ? [] : [explainer.fact('only if', describeCondition(when), when)]),
      ...(message === undefined
        ? []
        : [
            explainer.fact(
              'otherwise',
              `${explainer.text(message) ?? ''}${path === undefined ? '' : ` at ${path}`}`,
              message,
            ),
          ]),
    ]);
  });
}
