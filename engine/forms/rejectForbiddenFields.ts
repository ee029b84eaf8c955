import { isAllowed } from '../access/isAllowed.ts';
import type { Runtime } from '../model/runtime.types.ts';
import { isListIndex, isRecord, readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import type { Draft, FieldProblem, FieldState, FormInput } from './Draft.ts';
import { fieldScope } from './fieldScope.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import { isEmpty } from './isEmpty.ts';
import { fieldMessage } from './problemMessage.ts';
import { rawValueAt } from './rawValueAt.ts';
import { resolveFieldStates } from './resolveFieldStates.ts';
import { rowScope } from './rowScope.ts';

interface GivenInput extends FormInput {
  readonly runtime: Runtime;
  /** Paths to clear. */
  readonly cleared: readonly string[];
  /** The draft with its defaults, which conditions and computed values read. */
  readonly filled: Draft;
}

export interface AcceptedBody {
  readonly draft: Draft;
  readonly cleared: readonly string[];
  readonly problems: readonly FieldProblem[];
}

type Refusal = 'field/forbidden' | 'field/hidden' | 'field/locked';

/**
 * Removes values that the caller may not send: forbidden for the user, hidden, or locked and different from the stored
 * value. Reports a problem for each.
 */
export function rejectForbiddenFields(input: GivenInput): AcceptedBody {
  let { draft, cleared } = input;
  const problems: FieldProblem[] = [];
  const look = (decisions: readonly FieldState[]): void => {
    for (const decision of decisions) {
      const { path, field, children, rows } = decision;
      const given = readPath(input.draft, path);
      const isCleared = input.cleared.includes(path) || rawValueAt(input.draft, path) === null;
      if (given === undefined && !isCleared && !isLost(decision, input)) continue;
      const refusal = refusalOf(decision, given, input);
      // Clearing an absent value changes nothing.
      const isVain = isCleared && !decision.visible && refusal !== 'field/forbidden';
      if (refusal && !isVain) {
        const message = fieldMessage(field, {
          code: refusal,
          value: given,
          scope: input.scope,
          runtime: input.runtime,
        });
        problems.push({ path, code: refusal, message });
      }
      if (refusal || isVain || field.value !== undefined) {
        draft = writePath(draft, path, undefined);
        cleared = cleared.filter((one) => one !== path && !one.startsWith(`${path}.`));
      } else {
        look(children ?? rows?.flat() ?? []);
      }
    }
  };
  look(resolveFieldStates({ ...input, draft: input.filled, base: 'body' }));
  return { draft, cleared, problems };
}

/**
 * Rows replace the stored rows. A column that the caller may not see is missing in all of them, so its values would be
 * lost.
 */
function isLost({ path, field }: FieldState, { scope, release }: GivenInput): boolean {
  const names = path.split('.');
  if (!names.some(isListIndex) || isAllowed(field.allow, scope, release)) return false;
  return storedValues(scope.variables['record'], names).some((stored) => !isEmpty(stored));
}

function refusalOf(decision: FieldState, given: unknown, input: GivenInput): Refusal | undefined {
  const { field, visible, locked, value } = decision;
  if (!isAllowed(field.allow, input.scope, input.release)) return 'field/forbidden';
  if (!visible) return isEmpty(given) ? undefined : 'field/hidden';
  if (field.value !== undefined)
    return isDeepEqual(given, value) || isStored(decision, given, input) ? undefined : 'field/locked';
  if (!locked && !field.readOnly) return undefined;
  return isStored(decision, given, input) || isDefault(decision, given, input) ? undefined : 'field/locked';
}

/** Items of a list may have moved: a value counts as stored if any item of the stored list has it. */
function isStored({ path }: FieldState, given: unknown, { scope }: GivenInput): boolean {
  const { record } = scope.variables;
  return storedValues(record, path.split('.')).some((stored) => isDeepEqual(stored, given));
}

function storedValues(at: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (name === undefined) return [at];
  if (Array.isArray(at) && isListIndex(name)) return at.flatMap((item: unknown) => storedValues(item, rest));
  if (isRecord(at)) return storedValues(readPath(at, name), rest);
  return rest.length === 0 ? [undefined] : [];
}

/** A locked field of a new record may have its default. */
function isDefault({ field, path }: FieldState, given: unknown, { scope, release, filled }: GivenInput): boolean {
  if (field.default === undefined) return false;
  // A new row can have the index of a stored one.
  const isInRow = path.split('.').some(isListIndex);
  if (!isInRow && readPath(scope.variables['record'], path) !== undefined) return false;
  const names = path.slice(0, -field.path.length - 1).split('.');
  const [index, rows] = [Number(names.at(-1)), readPath(filled, names.slice(0, -1).join('.'))];
  const inner = Array.isArray(rows) ? rowScope(scope, index, rows.length) : scope;
  const around = names[0] === '' ? filled : readPath(filled, names.join('.'));
  const place = fieldScope(inner, { record: isRecord(around) ? around : {}, root: filled });
  return isDeepEqual(resolveTemplate(field.default, place, release.access.policies), given);
}
