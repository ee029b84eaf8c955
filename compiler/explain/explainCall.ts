import { child, entriesOf, itemsOf, type Node, stringOf } from '../compile/node.ts';
import { describeCondition, describeValue } from './describeValue.ts';
import type { Explainer, Fact } from './Explainer.ts';
import { describeAllow } from './explainAllow.ts';

/** Explains a call, or an expression in its place: the operation, with its arguments and conditions as details. */
export function explainCall(about: string, call: Node, explainer: Explainer): Fact {
  const name = stringOf(call);
  if (name !== undefined)
    return explainer.fact(about, name.startsWith('=') ? describeValue(call) : `calls ${name}`, call);
  const branches = itemsOf(call);
  if (branches.length > 0) {
    return explainer.fact(
      about,
      'the first that applies',
      call,
      branches.map((branch, index) => explainBranch(String(index + 1), branch, explainer)),
    );
  }
  const run = stringOf(child(call, 'run'));
  if (run === undefined) return explainer.fact(about, describeValue(call), call);
  return explainer.fact(about, `calls ${run}`, call, explainCallDetails(call, explainer));
}

function explainBranch(about: string, branch: Node, explainer: Explainer): Fact {
  const is = child(branch, 'is');
  if (is === undefined) return explainCall(about, branch, explainer);
  const inner = explainCall(about, is, explainer);
  return { ...inner, below: [...explainConditions(branch, explainer), ...inner.below] };
}

/** Explains the arguments of a call, who makes it and when, and its fallback. */
export function explainCallDetails(call: Node, explainer: Explainer): readonly Fact[] {
  const otherwise = child(call, 'otherwise');
  return [
    ...explainConditions(call, explainer),
    ...entriesOf(child(call, 'with')).map(([name, value]) =>
      explainer.fact('with', `${name} = ${describeValue(value)}`, value),
    ),
    ...(otherwise === undefined ? [] : [explainCall('if it fails', otherwise, explainer)]),
  ];
}

/** Explains when and for whom something exists, and when it is locked or required. */
export function explainConditions(place: Node, explainer: Explainer): readonly Fact[] {
  const { fact } = explainer;
  const [when, locked, required, allow] = ['when', 'locked', 'required', 'allow'].map((word) => child(place, word));
  return [
    ...(when === undefined ? [] : [fact('only if', describeCondition(when), when)]),
    ...(allow === undefined ? [] : [fact('only for', describeAllow(allow, explainer), allow)]),
    ...(locked === undefined ? [] : [fact('locked', describeCondition(locked), locked)]),
    ...(required === undefined ? [] : [fact('required', describeCondition(required), required)]),
  ];
}
