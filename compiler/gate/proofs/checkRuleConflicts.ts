import { child, itemsOf, type Node, rootOf, stringOf } from '../../compile/node.ts';
import type { Definition } from '../../load/Definition.ts';
import type { Space } from '../../typecheck/conditionAtoms.ts';
import { type Demand, proveCondition } from '../../typecheck/proveCondition.ts';
import { definitionsOf, type Gate } from '../Gate.ts';
import { variablesOf } from '../scope/variablesOf.ts';
import { membersOf } from './checkConstants.ts';

interface Rule {
  readonly node: Node;
  readonly name: string;
  /** The property that the rule is about. The rule only runs if it has a value. */
  readonly at: string;
  readonly check: Node | undefined;
  /** Undefined for a rule that always applies. */
  readonly when: string | undefined;
  readonly demands: readonly Demand[];
}

/** Reports rules that cannot be satisfied, alone or together with another one: they would refuse everything. */
export function checkRuleConflicts(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'entity')) checkRules(gate, definition, node);
  for (const { definition, node } of definitionsOf(gate, 'operation')) checkRules(gate, definition, node);
}

function checkRules(gate: Gate, definition: Definition, node: Node): void {
  const rules = itemsOf(child(node, 'rules')).flatMap(ruleOf);
  if (rules.length === 0) return;
  const space: Space = { variables: variablesOf(rootOf(node.source), gate.compilation), members: membersOf(gate) };
  const sound: Rule[] = [];
  for (const rule of rules) {
    if (isNever(rule.demands, space)) {
      // The check of constant conditions reports a rule that never applies.
      if (rule.when !== undefined && isNever([{ source: rule.when, holds: true }], space)) continue;
      report(
        gate,
        definition,
        rule,
        `Nothing can fulfil the rule "${rule.name}": it refuses whatever it is applied to`,
      );
      continue;
    }
    const other = sound.find(
      (one) => one.at === rule.at && isNever([...one.demands, ...rule.demands], space) && canMeet(one, rule, space),
    );
    if (other === undefined) sound.push(rule);
    else report(gate, definition, rule, `Nothing can fulfil "${other.name}" and "${rule.name}" together`);
  }
}

function ruleOf(node: Node): readonly Rule[] {
  const check = child(node, 'check');
  const source = stringOf(check);
  const condition = child(node, 'when')?.json;
  const isKnown = condition === undefined || condition === true || String(condition).startsWith('=');
  if (source?.startsWith('=') !== true || !isKnown) return [];
  const when = typeof condition === 'string' ? condition.slice(1) : undefined;
  const demands = [source.slice(1), ...(when === undefined ? [] : [when])].map((one) => ({ source: one, holds: true }));
  const at = stringOf(child(node, 'at')) ?? '';
  return [{ node, name: stringOf(child(node, 'rule')) ?? '', at, check, when, demands }];
}

/** Whether two rules can apply to the same record. */
function canMeet(left: Rule, right: Rule, space: Space): boolean {
  const conditions = [left.when, right.when].flatMap((source) =>
    source === undefined ? [] : [{ source, holds: true }],
  );
  return conditions.length === 0 || !isNever(conditions, space);
}

function isNever(demands: readonly Demand[], space: Space): boolean {
  return proveCondition(demands, space) === 'never';
}

function report(gate: Gate, definition: Definition, { node, check }: Rule, message: string): void {
  const pointer = check?.pointer ?? node.pointer;
  const hint = 'Correct what is compared, or give the rules conditions (when) that exclude each other';
  gate.report(definition, { code: 'value/impossible', pointer, message, hint });
}
