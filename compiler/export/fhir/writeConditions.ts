import type { Json, QuestionModel } from '#engine';
import type { Formula, Sign } from '../Formula.ts';

/** Conditions of an item: `enableWhen` and `enableBehavior`. */
export type ItemConditions = Readonly<Record<string, Json>>;

/** Writes a condition as `enableWhen`. Undefined if it combines `and` with `or`. */
export function writeConditions(
  formula: Formula,
  find: (path: string) => QuestionModel | undefined,
): ItemConditions | undefined {
  const either = eitherOf(formula);
  const isAny = either !== undefined;
  const parts = (either ?? [formula]).map((one) => conditionsOf(one, find));
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length || (isAny && known.some((part) => part.length > 1))) return undefined;
  const conditions = known.flat();
  return {
    enableWhen: conditions,
    ...(conditions.length > 1 ? { enableBehavior: isAny ? 'any' : 'all' } : {}),
  };
}

/** The alternatives of a condition, one of which is enough. */
function eitherOf(formula: Formula): readonly Formula[] | undefined {
  if (formula.kind === 'any') return formula.of;
  if (formula.kind !== 'oneOf') return undefined;
  const { path, values } = formula;
  return values.map((value) => ({ kind: 'compare', path, sign: '==', value }) as const);
}

/** Conditions that must all be true. A comparison implies that the answer is present. */
function conditionsOf(
  formula: Formula,
  find: (path: string) => QuestionModel | undefined,
): readonly Json[] | undefined {
  const atoms = atomsOf(formula);
  if (atoms === undefined) return undefined;
  const compared = new Set(atoms.flatMap((atom) => (atom.kind === 'compare' ? [atom.path] : [])));
  const needed = atoms.filter((atom) => !(atom.kind === 'present' && compared.has(atom.path)));
  const written = needed.map((atom) => conditionOf(atom, find));
  const known = written.filter((one) => one !== undefined);
  return known.length === written.length ? known : undefined;
}

type Atom =
  | { readonly kind: 'present' | 'absent'; readonly path: string }
  | { readonly kind: 'compare'; readonly path: string; readonly sign: Sign; readonly value: string | number | boolean };

function atomsOf(formula: Formula): readonly Atom[] | undefined {
  switch (formula.kind) {
    case 'all': {
      const parts = formula.of.map(atomsOf);
      const known = parts.filter((part) => part !== undefined);
      return known.length === parts.length ? known.flat() : undefined;
    }
    case 'present':
      return [{ kind: 'present', path: formula.path }];
    case 'compare':
      return [formula];
    case 'contains':
      return [{ ...formula, kind: 'compare', sign: '==' }];
    case 'not':
      if (formula.of.kind === 'present') return [{ kind: 'absent', path: formula.of.path }];
      if (formula.of.kind === 'contains') return [{ ...formula.of, kind: 'compare', sign: '!=' }];
      return undefined;
    case 'any':
    case 'oneOf':
    case 'matches':
    case 'size':
      return undefined;
  }
}

function conditionOf(atom: Atom, find: (path: string) => QuestionModel | undefined): Json | undefined {
  const question = find(atom.path);
  if (question === undefined) return undefined;
  const linkId = String(question.question);
  if (atom.kind !== 'compare') return { question: linkId, operator: 'exists', answerBoolean: atom.kind === 'present' };
  const operator = atom.sign === '==' ? '=' : atom.sign;
  return { question: linkId, operator, ...answerOf(question, atom.value) };
}

function answerOf(
  { answers, format }: QuestionModel,
  value: string | number | boolean,
): Readonly<Record<string, Json>> {
  const system = answers.find(({ answer }) => answer === value)?.marks['system'];
  if (answers.length > 0)
    return { answerCoding: { ...(typeof system === 'string' ? { system } : {}), code: String(value) } };
  if (typeof value === 'boolean') return { answerBoolean: value };
  if (typeof value === 'number') return format === 'int' ? { answerInteger: value } : { answerDecimal: value };
  if (format === 'date') return { answerDate: value };
  return format === 'date-time' ? { answerDateTime: value } : { answerString: value };
}
