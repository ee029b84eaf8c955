import { RE2JS } from 're2js';
import { ExpressionError } from './ExpressionError.ts';

/** A compiled pattern. */
export interface CompiledPattern {
  matcher(text: string): { find(): boolean; programSize(): number };
}

/** Compiles a pattern. Throws `expression/type` with RE2's reason. */
export function compilePattern(pattern: string): CompiledPattern {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ExpressionError('expression/type', `The pattern "${pattern}" is not understood: ${reason}`);
  }
}
