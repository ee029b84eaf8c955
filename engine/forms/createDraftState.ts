import type { Scope } from '../model/runtime.types.ts';
import { readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import { analyseDependencies, type DependencyGraph } from './analyseDependencies.ts';
import { createRowCache } from './createRowCache.ts';
import type { AvailableOptions, Draft, FieldState, SelectedRecords } from './Draft.ts';
import { selectionScope } from './fieldScope.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import { resolveDraft, resolveValue } from './resolveDraft.ts';
import { fieldStatesOfResolvedDraft, type ResolveFieldStatesInput, resolveFieldState } from './resolveFieldStates.ts';
import { writeComputed } from './writeComputed.ts';

/** The parts of a form that can change. */
export interface DraftState {
  readonly draft: Draft;
  readonly picked: SelectedRecords;
  readonly offered: AvailableOptions;
}

/** A draft with the state of each field. A change updates only the states that depend on it. */
export interface LiveDraft {
  readonly plan: DependencyGraph;
  /** The draft without hidden values and with current computed values. */
  settled(): Draft;
  /** The scope that the conditions read. */
  scope(): Scope;
  /** The field states, in the order of the fields. */
  decisions(): readonly FieldState[];
  /**
   * Applies a state that differs only at these paths. Returns the indexes of the fields whose state was resolved again.
   */
  move(next: DraftState, paths: Iterable<string>): ReadonlySet<number>;
  /** The draft as it is stored, with the computed values of the fields at these indexes. */
  keep(places: Iterable<number>): Draft;
  /** Resolves all field states like `resolveFieldStates`. */
  restart(next: DraftState, scope: Scope): void;
}

/** A record whose fields depend on each other in a cycle would never settle. */
const mostRounds = 30;

/**
 * Creates the live state of a draft. The results equal those of `resolveFieldStates`, but each change costs only what
 * it affects.
 */
export function createDraftState(input: ResolveFieldStatesInput): LiveDraft {
  const plan = analyseDependencies(input.fields, input.release, input.scope.expressions);
  let rows = createRowCache();
  let form: ResolveFieldStatesInput = { ...input, rows };
  let settled: Draft = {};
  let decisions: FieldState[] = [];
  let read: Scope | undefined;
  const readScope = (): Scope => {
    read ??= selectionScope({ ...form, draft: settled });
    return read;
  };

  function restart(): void {
    // Nothing that was computed before counts, but what equals it stays the same object.
    rows = createRowCache(rows);
    form = { ...form, rows };
    const whole = resolveDraft(form);
    settled = whole.draft;
    read = whole.scope;
    decisions = fieldStatesOfResolvedDraft(form, whole);
  }

  function settleAt(place: number): boolean {
    const field = plan.fields[place];
    if (!field) return false;
    const { path } = field;
    const before = readPath(settled, path);
    for (let round = 0; round < mostRounds; round += 1) {
      const seen = readPath(settled, path);
      const value = resolveValue(field, {
        ...form,
        scope: readScope(),
        raw: form.draft,
        seen: settled,
        root: settled,
      });
      if (isDeepEqual(value, seen) && holderStands(path)) break;
      // Writing a hidden value and removing it again keeps the enclosing record, as in the draft.
      const written = value === undefined ? writePath(settled, path, readPath(form.draft, path)) : settled;
      settled = writePath(written, path, value);
      read = undefined;
      if (!field.properties) break;
    }
    return !isDeepEqual(before, readPath(settled, path));
  }

  /** Whether the settled draft has the record that contains a value, if the draft has one. */
  function holderStands(path: string): boolean {
    const dot = path.lastIndexOf('.');
    if (dot < 0) return true;
    const holder = path.slice(0, dot);
    return readPath(form.draft, holder) === undefined || readPath(settled, holder) !== undefined;
  }

  function moveAt(changed: readonly number[]): ReadonlySet<number> {
    const forced = new Set(changed);
    const undecided = new Set(changed);
    const waiting = new Set([...changed, ...changed.flatMap((place) => plan.offers.get(place) ?? [])]);
    read = undefined;
    while (waiting.size > 0) {
      let place = -1;
      for (const one of waiting) if (place < 0 || (plan.rank[one] ?? 0) < (plan.rank[place] ?? 0)) place = one;
      waiting.delete(place);
      const moved = settleAt(place);
      if (!moved && !forced.has(place)) continue;
      undecided.add(place);
      for (const reader of plan.settles.get(place) ?? []) if (reader !== place) waiting.add(reader);
      for (const reader of plan.decides.get(place) ?? []) undecided.add(reader);
    }
    for (const place of undecided) {
      const field = plan.fields[place];
      if (field) decisions[place] = resolveFieldState(field, { ...form, scope: readScope(), draft: settled });
    }
    return undecided;
  }

  restart();
  return {
    plan,
    settled: () => settled,
    scope: readScope,
    decisions: () => decisions,
    move(next, paths) {
      form = { ...form, ...next };
      const changed = new Set<number>();
      let isKnown = !plan.isWhole;
      for (const path of paths) {
        const places = plan.placesOf(path);
        if (places.length === 0) isKnown = false;
        for (const place of places) changed.add(place);
      }
      if (isKnown) return moveAt([...changed]);
      restart();
      return new Set(plan.fields.keys());
    },
    keep(places) {
      const computed = [...places].flatMap((place) => (plan.computes[place] ? (plan.fields[place] ?? []) : []));
      const draft = writeComputed(form.draft, computed, settled);
      form = { ...form, draft };
      return draft;
    },
    restart(next, scope) {
      form = { ...form, ...next, scope };
      restart();
    },
  };
}
