import type { ExpressionNode } from '#engine';
import type { Walk } from './checkNode.ts';
import { anyType, areDisjoint, type CheckType, nameOfType, numberType, textType, unify } from './checkTypes.ts';
import { isDay, isMoney, isNoDate, meaningOfText, type Refinement } from './refinements.ts';

interface Operation {
  readonly operator: string;
  readonly left: CheckType;
  readonly right: CheckType;
  readonly node: ExpressionNode;
  readonly walk: Walk;
}

/** The type of an arithmetic operation. Reports operands that do not fit. */
export function arithmeticType(operation: Operation): CheckType {
  const { operator, left, right, node, walk } = operation;
  const special = dateType(operation) ?? moneyType(operation);
  if (special !== undefined && 'kind' in special) return special;
  if (special === undefined && goTogether(operation)) return plainType(operation);
  const message = `"${operator}" does not fit ${nameOfType(left)} and ${nameOfType(right)}`;
  walk.report({ code: 'expression/type', message, offset: node.start, ...special });
  return anyType;
}

function goTogether({ operator, left, right }: Operation): boolean {
  const fits = ({ kind }: CheckType): boolean =>
    kind === 'any' || kind === 'number' || (operator === '+' && (kind === 'string' || kind === 'list'));
  return fits(left) && fits(right) && (left.kind === 'any' || right.kind === 'any' || left.kind === right.kind);
}

function plainType({ operator, left, right }: Operation): CheckType {
  if (operator !== '+') return numberType;
  const known = left.kind === 'any' ? right : left;
  if (known.kind === 'string') return textType;
  if (known.kind === 'number') return numberType;
  return left.kind === 'any' || right.kind === 'any' ? unify(known, known) : unify(left, right);
}

interface Refused {
  readonly hint?: string;
}

/** The type of `date - date`, and of a date with days. Undefined if no dates are involved. */
function dateType({ operator, left, right }: Operation): CheckType | Refused | undefined {
  const [day, other] = [meaningOf(left), meaningOf(right)];
  if (right.kind === 'days') {
    if (operator !== '+' && operator !== '-') return { hint: 'Days are only added to a date or subtracted from it' };
    if (left.kind === 'any') return left;
    if (left.kind !== 'string' || isNoDate(left))
      return { hint: 'Days are only added to a date or subtracted from it' };
    return day === undefined ? { kind: 'string' } : { kind: 'string', refined: day };
  }
  if (left.kind === 'days') return { hint: 'Write the date first: today() + days(7)' };
  if (operator === '-' && left.kind === 'string' && right.kind === 'string') {
    if (day === 'date-time' || other === 'date-time') return { hint: 'Write date(…) for the day of a moment' };
    if (isNoDate(left) || isNoDate(right)) return { hint: 'Only dates and numbers are subtracted' };
    return numberType;
  }
  if ((operator === '+' || operator === '-') && day !== undefined && right.kind === 'number') {
    return { hint: `Write … ${operator} days(…)` };
  }
  return undefined;
}

/** A literal date counts as a date. */
function meaningOf(type: CheckType): 'date' | 'date-time' | undefined {
  if (type.kind !== 'string') return undefined;
  if (isDay(type.refined)) return type.refined;
  return type.literal === undefined ? undefined : meaningOfText(String(type.literal));
}

/** Adds money to money, and multiplies it by numbers. Undefined if no money is involved. */
function moneyType({ operator, left, right }: Operation): CheckType | Refused | undefined {
  if (left.kind !== 'number' || right.kind !== 'number') return undefined;
  const [a, b] = [left.refined, right.refined];
  if (!isMoney(a) && !isMoney(b)) return undefined;
  const amount = (refined: Refinement | undefined): CheckType =>
    refined === undefined ? numberType : { kind: 'number', refined };
  if (operator === '*') {
    if (isMoney(a) && isMoney(b)) return { hint: 'Multiply an amount by a number' };
    return amount(isMoney(a) ? a : b);
  }
  if (operator === '/') {
    if (!isMoney(a)) return { hint: 'Divide an amount by a number or by another amount' };
    return isMoney(b) ? (areDisjoint(left, right) ? { hint: currencies } : numberType) : amount(a);
  }
  if (operator === '%') return amount(a);
  if (isMoney(a) && isMoney(b)) return areDisjoint(left, right) ? { hint: currencies } : amount(a === 'money' ? b : a);
  // A literal number counts as an amount, and a number of unknown meaning may be one.
  const other = isMoney(a) ? b : a;
  if (other === undefined) return amount(isMoney(a) ? a : b);
  return { hint: 'Only amounts are added to an amount: multiply by the number, or give it "format": "money"' };
}

const currencies = 'Convert one of the amounts first: their currencies differ';
