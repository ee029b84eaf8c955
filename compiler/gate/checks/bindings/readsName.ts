import { freeVariables } from '#engine/internal';
import { parseExpression } from '../../../compile/expressions.ts';

/** True if any expression in JSON reads the variable. An expression that does not parse reads nothing. */
export function readsName(json: unknown, name: string): boolean {
  if (typeof json === 'string') return json.startsWith('=') && variablesIn(json).includes(name);
  if (Array.isArray(json)) return json.some((item) => readsName(item, name));
  return typeof json === 'object' && json !== null && Object.values(json).some((item) => readsName(item, name));
}

function variablesIn(expression: string): readonly string[] {
  try {
    return freeVariables(parseExpression(expression.slice(1)));
  } catch {
    return [];
  }
}
