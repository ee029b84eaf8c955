import type { MessageArgument } from '#engine/parsers';
import { nearest } from '../../../errors/nearest.ts';
import { type CheckType, nameOfType, unwrapOptional } from '../../../typecheck/checkTypes.ts';

interface ArgumentProblem {
  readonly message: string;
  readonly hint: string;
}

/** The problem with the format of an argument for a type. Undefined if it may be valid. */
export function explainArgument(
  { path, use, branches = [] }: MessageArgument,
  given: CheckType,
): ArgumentProblem | undefined {
  const type = unwrapOptional(given);
  if (type.kind === 'any') return undefined;
  switch (use) {
    case 'select':
      return selectFault(path, branches, type);
    case 'plural':
    case 'number':
      return numberFault(path, use, type);
    case 'date':
    case 'time':
    case 'pattern':
      if (type.kind === 'string' && type.values === undefined) return undefined;
      return {
        message: `{${path}, ${use === 'time' ? 'time' : 'date'}} writes a date, and this is ${a(type)}`,
        hint: type.kind === 'number' ? `Write {${path}, number}, or read a date` : `Write {${path}}, or read a date`,
      };
    case 'text':
      return undefined;
  }
}

function selectFault(path: string, branches: readonly string[], type: CheckType): ArgumentProblem | undefined {
  if (type.kind === 'list' || type.kind === 'entity' || type.kind === 'map') {
    return {
      message: `{${path}, select} selects by one value, and this is ${a(type)}`,
      hint: 'Read one of its properties, or write {…, plural} to count a list',
    };
  }
  const known = valuesOf(type);
  const stranger = known === undefined ? undefined : branches.find((name) => name !== 'other' && !known.includes(name));
  if (known === undefined || stranger === undefined) return undefined;
  const near = nearest(stranger, known);
  return {
    message: `{${path}, select} has a branch "${stranger}", and the value is one of ${known.join(', ')}`,
    hint: near === undefined ? 'Leave the branch out' : `Did you mean "${near}"?`,
  };
}

function valuesOf(type: CheckType): readonly string[] | undefined {
  if ('values' in type && type.values !== undefined) return type.values.map(String);
  return type.kind === 'boolean' ? ['true', 'false'] : undefined;
}

/** A list counts as its length. A text may contain a number, unless its values are known. */
function numberFault(path: string, use: 'plural' | 'number', type: CheckType): ArgumentProblem | undefined {
  if (type.kind === 'number' || type.kind === 'list') return undefined;
  const values = valuesOf(type);
  if (type.kind === 'string' && (use === 'number' || values !== undefined)) {
    if (values === undefined || values.some((value) => value.trim() !== '' && !Number.isNaN(Number(value))))
      return undefined;
  }
  return {
    message: `{${path}, ${use}} needs a number, and this is ${a(type)}`,
    hint:
      use === 'plural'
        ? `Write {${path}, select, …} for a text, or read a number`
        : `Write {${path}}, or read a number`,
  };
}

function a(type: CheckType): string {
  if (type.kind === 'string') return 'a text';
  if (type.kind === 'boolean') return 'yes or no';
  return type.kind === 'entity' ? 'a record' : `a ${nameOfType(type)}`;
}
