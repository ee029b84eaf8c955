import { isAuthored } from '../../compile/node.ts';
import { listOf } from '../json-schema/flattenSchema.ts';
import { every, literal, negate, some } from '../write/literal.ts';
import { extensionsOf, readValue } from './extensionsOf.ts';
import { answerPath, type FhirReading, type ItemContext, type OmitKeyword } from './ItemContext.ts';
import { idOf } from './readAnswers.ts';

/** The condition for showing an item. `true` if there is none, or if it cannot be expressed, which is reported. */
export function readCondition(place: ItemContext, reading: FhirReading, omit: OmitKeyword): string {
  const { enableWhen, enableBehavior } = place.item;
  if (extensionsOf(place.item)['sdc-questionnaire-enableWhenExpression'] !== undefined)
    omit('enableWhenExpression', 'The condition is left out: the question is always shown.');
  if (enableWhen === undefined) return 'true';
  const conditions = listOf(enableWhen).map((one) => compare(one, place, reading));
  const known = conditions.filter((condition) => condition !== undefined);
  if (known.length === conditions.length && known.length > 0)
    return enableBehavior === 'all' ? every(known) : some(known);
  omit('enableWhen', 'The condition is left out: the question is always shown.');
  return 'true';
}

const operators: Readonly<Record<string, string>> = {
  '=': '==',
  '!=': '!=',
  '>': '>',
  '<': '<',
  '>=': '>=',
  '<=': '<=',
};

function compare(one: unknown, place: ItemContext, reading: FhirReading): string | undefined {
  if (!isAuthored(one)) return undefined;
  const path = answerPath(one['question'], place, reading);
  const answer = readValue(one);
  const operator = String(one['operator'] ?? '=');
  if (path === undefined) return undefined;
  const present = `has(${path})`;
  if (operator === 'exists') return answer === false ? negate(present) : present;
  const sign = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  const value = typeof answer === 'boolean' ? answer : isQuantity(answer) ? answer['value'] : idOf(answer);
  if (sign === undefined || (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean'))
    return undefined;
  const isSeveral = isList(one['question'], reading);
  if (isSeveral && sign !== '==' && sign !== '!=') return undefined;
  const holds = isSeveral ? `${literal(value)} in ${path}` : `${path} ${sign} ${literal(value)}`;
  return every([present, isSeveral && sign === '!=' ? negate(holds) : holds]);
}

function isQuantity(answer: unknown): answer is { readonly value: unknown } {
  return isAuthored(answer) && typeof answer['value'] === 'number';
}

/** A choice with several answers is one list. Other repeated items are repetitions. */
function isList(linkId: unknown, { items }: FhirReading): boolean {
  const item = typeof linkId === 'string' ? items.get(linkId)?.item : undefined;
  return item?.['repeats'] === true && (item['type'] === 'choice' || item['type'] === 'coding');
}
