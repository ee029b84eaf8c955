import type { Scope } from '../model/runtime.types.ts';
import { readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import type { Draft, FieldDecision, Offered, Picked } from './Draft.ts';
import { type DecideInput, decideOne, decideSettled } from './decideFields.ts';
import { choiceScope } from './fieldScope.ts';
import { isSame } from './isSame.ts';
import { keepComputed } from './keepComputed.ts';
import { type FormPlan, planForm } from './planForm.ts';
import { settleDraft, settleOne } from './settleDraft.ts';

/** What may move in a draft. */
export interface DraftState {
  readonly draft: Draft;
  readonly picked: Picked;
  readonly offered: Offered;
}

/** A draft with all its decisions, which follows its changes instead of being decided anew. */
export interface OpenDraft {
  readonly plan: FormPlan;
  /** Hidden values gone, computed ones right. */
  settled(): Draft;
  /** What its conditions read. */
  scope(): Scope;
  /** In the order of the fields. */
  decisions(): readonly FieldDecision[];
  /** Takes over a state that differs at these paths only; gives the places of the fields decided anew. */
  move(next: DraftState, paths: Iterable<string>): ReadonlySet<number>;
  /** The draft with the computed values of these places written into it, as it is kept. */
  keep(places: Iterable<number>): Draft;
  /** Decides all fields as `decideFields` does. */
  restart(next: DraftState, scope: Scope): void;
}

/** A record whose fields wait for each other would never rest. */
const mostRounds = 30;

/** Opens a draft: the same decisions as `decideFields`, for each change at the price of what it touches. */
export function openDraft(input: DecideInput): OpenDraft {
  const plan = planForm(input.fields, input.release);
  let form = input;
  let settled: Draft = {};
  let decisions: FieldDecision[] = [];
  let read: Scope | undefined;
  const readScope = (): Scope => {
    read ??= choiceScope({ ...form, draft: settled });
    return read;
  };

  function restart(): void {
    const whole = settleDraft(form);
    settled = whole.draft;
    read = whole.scope;
    decisions = decideSettled(form, whole);
  }

  function settleAt(place: number): boolean {
    const field = plan.fields[place];
    if (!field) return false;
    const { path } = field;
    const before = readPath(settled, path);
    for (let round = 0; round < mostRounds; round += 1) {
      const seen = readPath(settled, path);
      const value = settleOne(field, {
        ...form,
        scope: readScope(),
        raw: form.draft,
        seen: settled,
        root: settled,
      });
      if (isSame(value, seen) && holderStands(path)) break;
      // Written and taken away again, a hidden value leaves the record it stood in, as the draft has it.
      const written = value === undefined ? writePath(settled, path, readPath(form.draft, path)) : settled;
      settled = writePath(written, path, value);
      read = undefined;
      if (!field.properties) break;
    }
    return !isSame(before, readPath(settled, path));
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
      if (field) decisions[place] = decideOne(field, { ...form, scope: readScope(), draft: settled });
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
      const draft = keepComputed(form.draft, computed, settled);
      form = { ...form, draft };
      return draft;
    },
    restart(next, scope) {
      form = { ...form, ...next, scope };
      restart();
    },
  };
}
