import { isAllowed } from '../access/isAllowed.ts';
import type { FieldState } from '../forms/Draft.ts';
import { resolveDraft } from '../forms/resolveDraft.ts';
import { fieldStatesOfResolvedDraft, type ResolveFieldStatesInput } from '../forms/resolveFieldStates.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { ExplainedField, Reason } from './Reason.types.ts';
import { evaluationsByPath, evaluationsOf, latestOf, reasonsOf } from './reasonOf.ts';
import { type TracedExpression, traceScope } from './traceScope.ts';

/**
 * Explains for each field of a form, and for the fields of its records and rows, why it is visible, hidden, locked or
 * required. The states are those of `resolveFieldStates`, and the reasons are what it evaluates.
 */
export function explainFields(input: ResolveFieldStatesInput): readonly ExplainedField[] {
  const whole = resolveDraft(input);
  const { scope, evaluated } = traceScope(whole.scope);
  const states = fieldStatesOfResolvedDraft(input, { draft: whole.draft, scope });
  const paths = evaluationsByPath(evaluated);
  return states.flatMap(withInner).map((state) => ({
    state,
    reasons: state.visible
      ? reasonsOfVisible(state, { ...input, evaluated: paths.get(state.path) ?? [] })
      : [reasonOfHidden(state, { ...input, scope: whole.scope, evaluated: paths.get(state.path) ?? [] })],
  }));
}

interface Deciding extends Pick<ResolveFieldStatesInput, 'release' | 'base'> {
  readonly scope: Scope;
  readonly evaluated: readonly TracedExpression[];
}

function withInner(state: FieldState): readonly FieldState[] {
  const inner = [...(state.children ?? []), ...(state.rows ?? []).flat()];
  return [state, ...inner.flatMap(withInner)];
}

function reasonOfHidden({ field: { allow, when } }: FieldState, { scope, release, evaluated }: Deciding): Reason {
  const ofWhen = evaluationsOf(when, { evaluated, release });
  // The condition is evaluated only if the user is allowed to see the field.
  const isRefused =
    allow !== undefined && (when === true || (ofWhen.length === 0 && !isAllowed(allow, scope, release)));
  return isRefused
    ? { part: 'allow', holds: false, policies: allow, evaluated: latestOf(evaluated) }
    : { part: 'when', holds: false, condition: when, evaluated: ofWhen };
}

function reasonsOfVisible(state: FieldState, { base, ...evaluations }: Deciding): readonly Reason[] {
  const { field, locked, required } = state;
  const { when, allow } = field;
  const isFixed = base !== 'body' && (field.readOnly || field.value !== undefined);
  const fixed: Reason = { part: field.readOnly ? 'readOnly' : 'computed', holds: true, evaluated: [] };
  return [
    ...(allow === undefined ? [] : [{ part: 'allow' as const, holds: true, policies: allow, evaluated: [] }]),
    ...reasonsOf({ part: 'when', condition: when, holds: true, ...evaluations }),
    ...(isFixed ? [fixed] : reasonsOf({ part: 'locked', condition: field.locked, holds: locked, ...evaluations })),
    ...reasonsOf({ part: 'required', condition: field.required, holds: required, ...evaluations }),
  ];
}
