import type { Scope } from '../model/runtime.types.ts';
import type { LiteralText, Template } from '../model/value.types.ts';
import { readPath } from '../records/readPath.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';

/** A text from the data, with `{item.label}` filled in and shown without translation. Undefined if nothing remains. */
export function fillLiteral(template: Template | undefined, scope: Scope): LiteralText | undefined {
  if (template === undefined) return undefined;
  const source = resolveTemplate(template, scope);
  if (typeof source !== 'string')
    return source === undefined || source === null ? undefined : { literal: String(source) };
  // The result of an expression is shown unchanged. Only literal text has arguments.
  const isWritten =
    typeof template === 'string' || (typeof template === 'object' && template !== null && 'choice' in template);
  const text = isWritten ? source.replace(/\{([\w.]+)\}/g, (_whole, path: string) => show(path, scope)) : source;
  return text.trim() === '' ? undefined : { literal: text };
}

function show(path: string, scope: Scope): string {
  const value = readPath(scope.variables, path);
  return value === undefined || typeof value === 'object' ? '' : String(value);
}
