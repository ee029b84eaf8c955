import type { Scope } from '../model/runtime.types.ts';
import { readPath } from '../records/readPath.ts';
import type { DependencyGraph } from './analyseDependencies.ts';
import { type FilledChange, fillChange, findField } from './applyChange.ts';
import { createDraftState, type DraftState } from './createDraftState.ts';
import { createProblems, type LiveProblems } from './createProblems.ts';
import type { AvailableOptions, Draft, FieldProblem, FieldState, SelectedRecords } from './Draft.ts';
import { selectionScope } from './fieldScope.ts';
import { rowScope } from './rowScope.ts';
import { fillDefaults, startDraft } from './startDraft.ts';
import type { ValidateInput } from './validateFields.ts';

/** A form that is being filled in. Its draft, field states and problems follow every change. */
export interface FormController {
  readonly plan: DependencyGraph;
  state(): DraftState;
  draft(): Draft;
  picked(): SelectedRecords;
  offered(): AvailableOptions;
  decisions(): readonly FieldState[];
  /** Each of these returns the indexes of the fields whose state was resolved again. */
  change(change: { readonly path: string; readonly value: unknown; readonly record?: unknown }): ReadonlySet<number>;
  /** A new row for the list of records at a path, with its defaults. */
  startRow(path: string): Draft;
  recognise(path: string, record: unknown): ReadonlySet<number>;
  /** Sets the options of a field. Without items the options are unknown, and any value is accepted. */
  offer(path: string, items: readonly unknown[] | undefined): ReadonlySet<number>;
  rescope(scope: Scope): void;
  reset(): void;
  /** The current problems. Only changed parts are validated again. */
  problems(): readonly FieldProblem[];
  /** Resolves and validates everything again. This result is authoritative over the incremental one. */
  settle(): readonly FieldProblem[];
}

/** Creates a form. Without a draft it starts with the defaults. */
export function createFormState(input: Omit<ValidateInput, 'draft'> & { readonly draft?: Draft }): FormController {
  const { fields, runtime } = input;
  const { release } = runtime;
  let scope = input.scope;
  let state: DraftState = {
    draft: startDraft({ ...input, release }),
    picked: input.picked ?? {},
    offered: input.offered ?? {},
  };
  const open = createDraftState({ fields, scope, release, ...state, base: 'form' });
  let problems: LiveProblems | undefined;
  /** Paths that changed since `problems` was called last. */
  let unchecked = new Set<string>();

  function take(next: DraftState, paths: readonly string[]): ReadonlySet<number> {
    state = next;
    const decided = open.move(state, paths);
    const draft = open.keep(decided);
    for (const path of paths) unchecked.add(path);
    if (draft !== state.draft) {
      state = { ...state, draft };
      for (const place of decided) if (open.plan.computes[place]) unchecked.add(open.plan.fields[place]?.path ?? '');
    }
    return decided;
  }

  function restart(): void {
    open.restart(state, scope);
    problems = undefined;
  }

  function list(): readonly FieldProblem[] {
    if (!problems) problems = createProblems({ ...input, ...state, scope });
    else if (unchecked.size > 0) problems.move(state, unchecked);
    unchecked = new Set();
    return problems.list();
  }

  return {
    plan: open.plan,
    state: () => state,
    draft: () => state.draft,
    picked: () => state.picked,
    offered: () => state.offered,
    decisions: open.decisions,
    change(change) {
      const next: FilledChange = fillChange({ fields, scope, release, ...state, ...change });
      return take({ ...state, draft: next.draft, picked: next.picked }, next.paths);
    },
    startRow(path) {
      const properties = findField(fields, path)?.field.properties ?? [];
      const rows = readPath(state.draft, path);
      const count = Array.isArray(rows) ? rows.length : 0;
      const inner = rowScope(selectionScope({ fields, scope, release, ...state }), count, count + 1);
      return fillDefaults({ fields: properties, draft: {}, root: state.draft, scope: inner, release });
    },
    recognise: (path, record) => take({ ...state, picked: { ...state.picked, [path]: record } }, [path]),
    offer(path, items) {
      const { [path]: _before, ...others } = state.offered;
      return take({ ...state, offered: items === undefined ? others : { ...others, [path]: items } }, [path]);
    },
    rescope(next) {
      scope = next;
      restart();
    },
    reset() {
      state = { ...state, draft: startDraft({ fields, scope, release }), picked: {} };
      restart();
    },
    problems: list,
    settle() {
      restart();
      return list();
    },
  };
}
