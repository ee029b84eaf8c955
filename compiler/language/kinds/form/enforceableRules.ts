import { type CallModel, type FieldModel, isExpression, type RuleModel } from '#engine';
import { pathsRead } from '#engine/internal';
import { type Compilation, findSource } from '../../../compile/compilation.ts';
import { compileRules } from '../../../compile/compileRules.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { parseExpression } from '../../../compile/expressions.ts';
import { findBodyField } from '../../../compile/findBodyField.ts';
import { child } from '../../../compile/node.ts';

interface HeldInput {
  /** The entity of the form. Default: that of the first operation that it submits. */
  readonly of: string | undefined;
  readonly submits: readonly CallModel[];
  readonly fields: readonly FieldModel[];
  /** Rules of the form itself. They override others with the same name. */
  readonly own: readonly RuleModel[];
  readonly compilation: Compilation;
}

/**
 * Rules of the entity that a form can evaluate: it always asks for every property that they read. All others are left
 * to the server, which has the whole record.
 */
export function enforceableRules({ of, submits, fields, own, compilation }: HeldInput): readonly RuleModel[] {
  const [call] = submits;
  const operation = call === undefined ? undefined : findSource(compilation, 'operation', call.run);
  const name = of ?? (operation === undefined ? undefined : entityOf(operation));
  const entity = name === undefined ? undefined : findSource(compilation, 'entity', name);
  if (entity === undefined || child(entity, 'properties') === undefined) return [];
  const asked = new Set(
    fields
      .filter(
        ({ path, when, readOnly }) => when === true && !readOnly && (of !== undefined || isSentAsItIs(path, call)),
      )
      .map(({ path }) => path),
  );
  const nearer = new Set([...own, ...compileRules(child(operation, 'rules'))].map(({ rule }) => rule));
  return compileRules(child(entity, 'rules')).filter(
    (rule) =>
      !nearer.has(rule.rule) &&
      [rule.at, ...readsOfRule(rule)].every((path) => path !== undefined && isAsked(path, asked)),
  );

  function isSentAsItIs(path: string, sent: CallModel | undefined): boolean {
    const [head = ''] = path.split('.');
    if (sent === undefined || Object.hasOwn(sent.with, head)) return false;
    return findBodyField(compilation, sent.run, path) !== undefined;
  }
}

/** Paths of the record that a rule reads. Undefined for the record as a whole. */
function readsOfRule({ when, check }: RuleModel): readonly (string | undefined)[] {
  return expressionsIn([when, check])
    .flatMap((source) => pathsRead(parseExpression(source)))
    .flatMap((path) => {
      const [variable, ...names] = path.split('.');
      return variable === 'this' || variable === 'root' ? [names.length === 0 ? undefined : names.join('.')] : [];
    });
}

function expressionsIn(value: unknown): readonly string[] {
  if (isExpression(value)) return [value['=']];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(expressionsIn);
}

/** Whether the path, or an enclosing record, is a field. */
function isAsked(path: string, asked: ReadonlySet<string>): boolean {
  const names = path.split('.');
  return names.some((_name, index) => asked.has(names.slice(0, index + 1).join('.')));
}
