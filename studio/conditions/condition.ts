/** A condition that depends on one answer, as people choose it. */
export interface AnswerCondition {
  /** Name in expressions, `q301` or `country`. */
  readonly of: string;
  readonly test: 'is' | 'isNot' | 'answered';
  readonly answer?: string | number | boolean;
}

const compared = /^=\s*this\.(\w+)\s*(==|!=)\s*('(?:[^'\\]|\\.)*'|-?\d+(?:\.\d+)?|true|false)\s*$/;
const answered = /^=\s*has\(this\.(\w+)\)\s*$/;

/** The condition that an expression writes; undefined for every other expression, which stays as it is. */
export function readCondition(expression: unknown): AnswerCondition | undefined {
  if (typeof expression !== 'string') return undefined;
  const [, present] = answered.exec(expression) ?? [];
  if (present !== undefined) return { of: present, test: 'answered' };
  const [, of, sign, value] = compared.exec(expression) ?? [];
  if (of === undefined || value === undefined) return undefined;
  return { of, test: sign === '==' ? 'is' : 'isNot', answer: readValue(value) };
}

/** The expression of a condition, in the language of definitions. */
export function writeCondition({ of, test, answer }: AnswerCondition): string {
  if (test === 'answered' || answer === undefined) return `=has(this.${of})`;
  return `=this.${of} ${test === 'is' ? '==' : '!='} ${writeValue(answer)}`;
}

/** The value of a literal of the language of definitions. */
export function readValue(written: string): string | number | boolean {
  if (written === 'true' || written === 'false') return written === 'true';
  return written.startsWith("'") ? written.slice(1, -1).replaceAll(/\\(.)/g, '$1') : Number(written);
}

/** A value as a literal of the language of definitions. */
export function writeValue(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
