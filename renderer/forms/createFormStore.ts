import {
  createFormState,
  type FieldModel,
  type FieldProblem,
  type FieldState,
  normaliseDraft,
  problemMessage,
  readPath,
  type Scope,
  selectionScope,
} from '#engine';
import { shownText } from '../widgets/shownText.ts';
import { createFieldViewStates } from './createFieldViewStates.ts';
import type { FieldOptions, FormStore, FormStoreInput } from './FormStore.ts';
import { optionLabel } from './optionLabel.ts';
import { retainAvailable } from './retainAvailable.ts';
import { columnPath } from './rows/columnPath.ts';

/** Creates the state of a form. The engine evaluates its rules and field states. */
export function createFormStore(input: FormStoreInput): FormStore {
  const { fields, runtime } = input;
  const { release } = runtime;
  const listeners = new Set<() => void>();
  const fieldListeners = new Map<string, Set<() => void>>();
  const options = new Map<string, FieldOptions>();
  const form = createFormState({ ...input, ...input.answers });
  let scope = input.scope;
  let inner: Scope | undefined;
  let touched = new Set(input.before?.touched);
  let changed = input.before?.isChanged ?? false;
  let problems: readonly FieldProblem[] = [];
  let refused: readonly FieldProblem[] = [];
  let summary: readonly FieldProblem[] = [];
  let refusals = 0;
  let said: ReadonlyMap<string, string> = new Map();

  const innerScope = (): Scope => {
    if (inner) return inner;
    const draft = form.draft();
    const whole = selectionScope({ fields, scope, release, ...form.state() });
    inner = { ...whole, variables: { ...whole.variables, this: draft, root: draft } };
    return inner;
  };
  const problemAt = (path: string): string | undefined => (touched.has(path) ? said.get(path) : undefined);
  const states = createFieldViewStates(form, runtime, {
    scope: innerScope,
    // All rows of a list share the options of a column.
    options: (path) => options.get(columnPath(path)),
    problem: problemAt,
  });
  const everyPlace = (): Iterable<number> => fields.keys();
  if (touched.size > 0) {
    // The form goes on where it was: what was wrong is still shown.
    problems = typed(form.problems());
    if (input.before?.isRefused === true) summary = problems;
    said = firstMessages(problems);
  }

  /** Updates the states at these indexes, and the problems and options at these paths; notifies the listeners. */
  function refresh(places: Iterable<number>, paths: Iterable<string> = []): void {
    inner = undefined;
    const before = said;
    said = firstMessages(refused, problems);
    const told = new Set(paths);
    for (const [path, message] of said) if (before.get(path) !== message) told.add(path);
    for (const path of before.keys()) if (!said.has(path)) told.add(path);
    const rows = [...told].filter((path) => rowAt(path) !== undefined);
    for (const path of [...states.take(places, told), ...rows]) {
      for (const listener of fieldListeners.get(path) ?? []) listener();
    }
    for (const listener of listeners) listener();
  }

  /** Returns the label of a value from its selected record, otherwise the value as text. */
  function labelOf(field: FieldModel, value: unknown): string {
    const record = form.picked()[field.path];
    return record === undefined
      ? shownText(value)
      : optionLabel(field, record, innerScope(), { release, locale: runtime.locale });
  }

  /** Returns the row at a path, if it is one of a list of records. */
  function rowAt(path: string): readonly FieldState[] | undefined {
    const around = path.lastIndexOf('.');
    return states.decision(path.slice(0, around))?.rows?.[Number(path.slice(around + 1))];
  }

  /** Returns the path of the field, cell or row that shows the problem of a path. */
  function shownAt(path: string): string {
    const around = path.lastIndexOf('.');
    return around < 0 || states.decision(path) || rowAt(path) ? path : shownAt(path.slice(0, around));
  }

  function placed(found: readonly FieldProblem[]): readonly FieldProblem[] {
    return found.map((problem) => ({ ...problem, path: shownAt(problem.path) }));
  }

  /**
   * Leaves out problems of locked fields, unless there are no others: a computed value is corrected by what it depends
   * on.
   */
  function typed(found: readonly FieldProblem[]): readonly FieldProblem[] {
    const shown = placed(found);
    const own = shown.filter(({ path }) => states.decision(path)?.locked !== true);
    return own.length > 0 ? own : shown;
  }

  /** Updates the shown messages. New ones are added when a field is left. */
  function correct(): void {
    if (problems.length > 0) problems = typed(form.problems());
    if (summary.length === 0) return;
    const standing = new Set([...refused, ...problems].map(nameOf));
    const left = summary.filter((one) => standing.has(nameOf(one)));
    if (left.length < summary.length) summary = left;
  }

  /** Applies a change by the user at a path. */
  function settle(path: string, places: Iterable<number>): void {
    changed = true;
    if (refused.some((problem) => problem.path === path)) refused = refused.filter((problem) => problem.path !== path);
    correct();
    refresh(places);
    input.onChange?.({ draft: form.draft(), picked: form.picked() });
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeField(path, listener) {
      const known = fieldListeners.get(path) ?? new Set();
      fieldListeners.set(path, known.add(listener));
      return () => known.delete(listener);
    },
    getField: states.get,
    isVisible: (path) => states.decision(path) !== undefined,
    getRowProblem: problemAt,
    getFields: states.fields,
    getIndex: (path) => form.plan.placesOf(path)[0] ?? 0,
    getSections: states.sections,
    getAnswers: () => ({ draft: form.draft(), picked: form.picked() }),
    isTouched: () => changed,
    getProgress: () => ({ isChanged: changed, touched, isRefused: summary.length > 0 }),
    getScope: innerScope,
    getSummary: () => summary,
    getSubmitFailureCount: () => refusals,
    change(path, value, record) {
      const places = form.change({ path, value, record });
      settle(path, places);
    },
    startRow: form.startRow,
    moveRows(path, rows, move) {
      const before = form.state();
      const follow = (found: readonly FieldProblem[]) =>
        found.flatMap((one) => {
          const next = move(one.path);
          return next === undefined ? [] : [{ ...one, path: next }];
        });
      touched = new Set([...touched].flatMap((one) => move(one) ?? []));
      refused = follow(refused);
      summary = follow(summary);
      const places = new Set(form.change({ path, value: rows }));
      // The change of the list has removed the records of its rows; those of retained values are restored.
      for (const [name, record] of Object.entries(before.picked ?? {})) {
        const next = name.startsWith(`${path}.`) ? move(name) : undefined;
        if (next === undefined || readPath(before.draft, name) !== readPath(form.draft(), next)) continue;
        for (const place of form.recognise(next, record)) places.add(place);
      }
      settle(path, places);
    },
    setSelectedRecord(path, record) {
      if (form.picked()[path] === record) return;
      refresh(form.recognise(path, record));
    },
    setOptions(path, next) {
      options.set(path, next);
      const { status, paged } = next.control;
      // Options that are loading or failed to load do not invalidate a value.
      const isKnown = paged || (status !== 'loading' && status !== 'failed');
      const places = form.offer(path, isKnown ? next.items : undefined);
      correct();
      refresh(places, [path]);
    },
    removeUnavailable(path) {
      if (!form.problems().some((problem) => problem.path === path && problem.code === 'options')) return;
      const decision = states.decision(path);
      if (decision === undefined || decision.locked) return;
      const { field, value } = decision;
      const words = { code: 'withdrawn', value: labelOf(field, value), scope: innerScope(), runtime };
      const message = problemMessage({ ...words, title: field.title, messages: [] });
      const places = form.change({ path, value: retainAvailable(field, value, options.get(path)?.items ?? []) });
      refused = [...refused.filter((problem) => problem.path !== path), { path, code: 'withdrawn', message }];
      touched = new Set(touched).add(path);
      correct();
      refresh(places, [path]);
      input.onChange?.({ draft: form.draft(), picked: form.picked() });
    },
    handleBlur(path) {
      touched = new Set(touched).add(path);
      problems = typed(form.problems());
      refresh([], [path]);
    },
    validate() {
      refused = [];
      problems = typed(form.settle());
      touched = new Set([...states.paths(), ...problems.map(({ path }) => path)]);
      summary = problems;
      if (problems.length > 0) refusals += 1;
      // A problem that was found before its field was left is shown now.
      refresh(
        everyPlace(),
        problems.map(({ path }) => path),
      );
      return problems;
    },
    recompute() {
      const found = form.settle();
      if (problems.length > 0) problems = typed(found);
      refresh(everyPlace());
    },
    setErrors(found) {
      refused = placed(found);
      summary = refused;
      refusals += 1;
      touched = new Set([...touched, ...refused.map(({ path }) => path)]);
      refresh([], touched);
    },
    normalised: () => normaliseDraft({ ...{ fields, scope, release }, ...form.state() }),
    isLoadingOptions: () => [...options.values()].some(({ control }) => control.status === 'loading' && !control.paged),
    isValid: () => typed(form.problems()).length === 0,
    clear() {
      const places = new Set<number>();
      for (const { path } of states.fields()) {
        const state = states.get(path);
        if (state === undefined || state.required || state.locked || state.value === undefined) continue;
        for (const place of form.change({ path, value: undefined })) places.add(place);
      }
      problems = [];
      summary = [];
      refresh(places);
      input.onChange?.({ draft: form.draft(), picked: form.picked() });
    },
    setScope(next) {
      if (next === scope) return;
      scope = next;
      form.rescope(next);
      refresh(everyPlace());
    },
    reset() {
      form.reset();
      touched = new Set();
      problems = [];
      refused = [];
      summary = [];
      refresh(everyPlace());
    },
  };
}

/** Returns the first message of each path. Errors of the server come before problems found here. */
function firstMessages(...lists: readonly (readonly FieldProblem[])[]): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const { path, message } of lists.flat()) if (!said.has(path)) said.set(path, message);
  return said;
}

function nameOf({ path, code }: FieldProblem): string {
  return `${path} ${code}`;
}
