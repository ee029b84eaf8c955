import { isAuthored, type Node } from '../compile/node.ts';
import { describeConditionSource, describeExpression } from './describeExpression.ts';

/** Describes a value in words: an expression, a choice, or JSON. */
export function describeValue({ json }: Pick<Node, 'json'>): string {
  return describeChoice(json, describePlain) ?? describePlain(json);
}

/** Describes a condition in words. */
export function describeCondition({ json }: Pick<Node, 'json'>): string {
  return describeChoice(json, describeOne) ?? describeOne(json);
}

function describePlain(json: unknown): string {
  if (typeof json === 'string')
    return json.startsWith('=') ? describeExpression(json.slice(1)) : json.replace(/^\\=/, '=');
  if (isAuthored(json)) {
    return Object.entries(json)
      .map(([name, value]) => `${name}: ${describePlain(value)}`)
      .join(', ');
  }
  if (Array.isArray(json) && json.every((item) => typeof item !== 'object')) return json.map(describePlain).join(', ');
  return JSON.stringify(json);
}

function describeOne(json: unknown): string {
  if (typeof json !== 'string') return json === true ? 'always' : json === false ? 'never' : JSON.stringify(json);
  return json.startsWith('=') ? describeConditionSource(json.slice(1)) : json;
}

/** Describes the branches of a choice, each after its condition. Undefined for any other value. */
export function describeChoice(json: unknown, describe: (json: unknown) => string): string | undefined {
  if (!Array.isArray(json) || !json.some((branch) => isAuthored(branch) && 'is' in branch)) return undefined;
  const branches = json.map((branch: unknown) => {
    if (!isAuthored(branch) || !('is' in branch)) return `otherwise ${describe(branch)}`;
    const { when, allow, is } = branch;
    const conditions = [
      ...(when === undefined ? [] : [`when ${describeCondition({ json: when })}`]),
      ...(allow === undefined ? [] : [`for ${[allow].flat().map(String).join(' or ')}`]),
    ];
    return `${conditions.length === 0 ? 'otherwise' : conditions.join(' and ')} ${describe(is)}`;
  });
  return branches.join('; ');
}
