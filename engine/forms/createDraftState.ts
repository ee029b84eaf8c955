import type { Scope } from '../model/runtime.types.ts';
import { readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import { analyseDependencies, type DependencyGraph } from './analyseDependencies.ts';
import type { AvailableOptions, Draft, FieldState, SelectedRecords } from './Draft.ts';
import { selectionScope } from './fieldScope.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import { resolveDraft, resolveValue } from './resolveDraft.ts';
import { fieldStatesOfResolvedDraft, type ResolveFieldStatesInput, resolveFieldState } from './resolveFieldStates.ts';
import { writeComputed } from './writeComputed.ts';

/** What may move in a draft. */
export interface DraftState {
  readonly draft: Draft;
  readonly picked: SelectedRecords;
  readonly offered: AvailableOptions;
}

/** A draft with all its decisions, which follows its changes instead of being decided anew. */
export interface LiveDraft {
  readonly plan: DependencyGraph;
  /** Hidden values gone, computed ones right. */
  settled(): Draft;
  /** What its conditions read. */
  scope(): Scope;
  /** In the order of the fields. */
  decisions(): readonly FieldState[];
  /** Takes over a state that differs at these paths only; gives the places of the fields decided anew. */
  move(next: DraftState, paths: Iterable<string>): ReadonlySet<number>;
  /** The draft with the computed values of these places written into it, as it is kept. */
  keep(places: Iterable<number>): Draft;
  /** Decides all fields as `resolveFieldStates` does. */
  restart(next: DraftState, scope: Scope): void;
}

/** A record whose fields wait for each other would never rest. */
const mostRounds = 30;

/** Opens a draft: the same decisions as `resolveFieldStates`, for each change at the price of what it touches. */
export function createDraftState(input: ResolveFieldStatesInput): LiveDraft {
  const plan = analyseDependencies(input.fields, input.release, input.scope.expressions);
  let form = input;
  let settled: Draft = {};
  let decisions: FieldState[] = [];
  let read: Scope | undefined;
  const readScope = (): Scope => {
    read ??= selectionScope({ ...form, draft: settled });
    return read;
  };

  function restart(): void {
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
      // Written and taken away again, a hidden value leaves the record it stood in, as the draft has it.
      const written = value === undefined ? writePath(settled, path, readPath(form.draft, path)) : settled;
      settled = writePath(written, path, value);
      read = undefined;
      if (!field.properties) break;
    }
    return !isDeepEqual(before, readPath(settled, path));
  }

  /** Has the settled draft the record around a value, where the draft has one? */
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
