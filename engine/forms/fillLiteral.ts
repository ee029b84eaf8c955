import type { Scope } from '../model/runtime.types.ts';
import type { LiteralText, Template } from '../model/value.types.ts';
import { readPath } from '../records/readPath.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';

/** A text that came with the data: `{item.label}` filled in, shown as sent. Undefined when nothing is left of it. */
export function fillLiteral(template: Template | undefined, scope: Scope): LiteralText | undefined {
  if (template === undefined) return undefined;
  const source = resolveTemplate(template, scope);
  if (typeof source !== 'string')
    return source === undefined || source === null ? undefined : { literal: String(source) };
  // What an expression gave is shown as it is; only written text has arguments.
  const isWritten =
    typeof template === 'string' || (typeof template === 'object' && template !== null && 'choice' in template);
  const text = isWritten ? source.replace(/\{([\w.]+)\}/g, (_whole, path: string) => show(path, scope)) : source;
  return text.trim() === '' ? undefined : { literal: text };
}

function show(path: string, scope: Scope): string {
  const value = readPath(scope.variables, path);
  return value === undefined || typeof value === 'object' ? '' : String(value);
}
