import type { FieldModel } from '../model/field.types.ts';
import { readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import { checkRules } from './checkRules.ts';
import { createDraftState, type DraftState } from './createDraftState.ts';
import type { Draft, FieldProblem } from './Draft.ts';
import { isStaticText } from './isStaticText.ts';
import { normaliseOf, normaliseValues } from './normaliseDraft.ts';
import { type ValidateInput, validateOne } from './validateFields.ts';

/** The problems of a draft, updated with each change. */
export interface LiveProblems {
  /** The problems, in the order of `validateFields`. */
  list(): readonly FieldProblem[];
  /** Applies a state that differs only at these paths. */
  move(next: DraftState, paths: ReadonlySet<string>): void;
}

/** Arguments that a message receives from its own field. */
const ownWords: ReadonlySet<string> = new Set(['title', 'value', 'limit']);

/**
 * Creates the live problems of a draft. The results equal those of `validateFields`, but each change costs only what it
 * affects.
 */
export function createProblems(input: ValidateInput): LiveProblems {
  const { runtime } = input;
  let state: DraftState = { draft: input.draft, picked: input.picked ?? {}, offered: input.offered ?? {} };
  let form = { ...input, ...state, release: runtime.release };
  let normal: Draft = normaliseValues(form);
  const open = createDraftState({ ...form, draft: normal });
  const { plan } = open;
  const restless = [...plan.fields.entries()].filter(([, field]) => !isStill(field, input)).map(([place]) => place);
  const found: (readonly FieldProblem[])[] = [];
  let listed: readonly FieldProblem[] | undefined;

  function check(places: Iterable<number>): void {
    listed = undefined;
    const level = { ...input, ...state, draft: open.settled(), scope: open.scope() };
    const decisions = open.decisions();
    for (const place of places) {
      const decision = decisions[place];
      if (decision) found[place] = validateOne(decision, level);
    }
  }

  function normaliseAt(places: ReadonlySet<number>): void {
    for (const place of places) {
      const field = plan.fields[place];
      if (!field) continue;
      const raw = readPath(state.draft, field.path);
      if (raw === undefined && readPath(normal, field.path) === undefined) continue;
      normal = writePath(normal, field.path, raw === undefined ? undefined : normaliseOf(field, form));
    }
  }

  check(plan.fields.keys());
  return {
    list() {
      if (listed) return listed;
      const problems = found.flat();
      const draft = open.settled();
      const level = { ...input, ...state, scope: open.scope(), record: draft, root: draft };
      listed = [...problems, ...checkRules({ ...level, rules: input.rules, prefix: '', problems })];
      return listed;
    },
    move(next, paths) {
      state = next;
      form = { ...form, ...state };
      const written = new Set<number>();
      let isKnown = true;
      for (const path of paths) {
        const places = plan.placesOf(path);
        if (places.length === 0) isKnown = false;
        for (const place of places) {
          written.add(place);
          for (const reader of plan.normalises.get(place) ?? []) written.add(reader);
        }
      }
      if (isKnown && !plan.isWhole) {
        normaliseAt(written);
        const moved = [...written].flatMap((place) => plan.fields[place]?.path ?? []);
        check(new Set([...open.move({ ...state, draft: normal }, moved), ...restless]));
        return;
      }
      normal = normaliseValues(form);
      open.restart({ ...state, draft: normal }, form.scope);
      check(plan.fields.keys());
    },
  };
}

/** Whether the messages of a field, and of the fields inside it, depend on that field alone. */
function isStill(field: FieldModel, input: ValidateInput): boolean {
  const context = { ...input.runtime, expressions: input.scope.expressions };
  return (
    isStaticText(field.title, context) &&
    [...Object.values(field.messages), ...Object.values(input.messages ?? {})].every((text) =>
      isStaticText(text, context, ownWords),
    ) &&
    field.rules.every(({ message }) => isStaticText(message, context, ownWords)) &&
    (field.properties ?? []).every((property) => isStill(property, input)) &&
    // Rules of a nested record have the messages of their entity.
    (field.entity === undefined ||
      (input.runtime.release.entities[field.entity]?.rules ?? []).every(({ message }) =>
        isStaticText(message, context),
      ))
  );
}
