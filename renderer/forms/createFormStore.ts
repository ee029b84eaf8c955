import {
  applyChange,
  type Draft,
  decideFields,
  type FieldDecision,
  type FieldModel,
  type FieldProblem,
  formatText,
  isRecord,
  normaliseDraft,
  type Picked,
  type RuleModel,
  type Runtime,
  type Scope,
  startDraft,
  type Text,
  validateFields,
  writePath,
} from '#engine';
import type { WidgetOptions } from '../widgets/FieldWidgetProps.ts';
import { createLeaves, visibleLeaves } from './fieldLeaves.ts';
import { sectionsOf } from './sectionsOf.ts';

/** What is offered for one field, and how to ask for more. */
export interface FieldOptions {
  readonly items: readonly unknown[];
  readonly control: WidgetOptions;
}

/** One field as its widget sees it. */
export interface FieldState {
  readonly field: FieldModel;
  readonly value: unknown;
  readonly picked: unknown;
  /** Choices an operation or an expression offers, once its loader has begun. */
  readonly options: FieldOptions | undefined;
  readonly locked: boolean;
  readonly required: boolean;
  readonly problem: string | undefined;
  readonly label: string;
  readonly help: string | undefined;
  readonly placeholder: string | undefined;
  /** Letters allowed, where a counter is worth showing. */
  readonly limit: number | undefined;
}

export interface SectionState {
  readonly name: string;
  readonly title: string | undefined;
  readonly fields: readonly string[];
}

/** What a form keeps over a reload, and a wizard over its steps. */
export interface FormAnswers {
  readonly draft: Draft;
  readonly picked: Picked;
}

export interface FormStoreInput {
  readonly fields: readonly FieldModel[];
  readonly rules: readonly RuleModel[];
  readonly messages: Readonly<Record<string, Text>>;
  readonly scope: Scope;
  readonly runtime: Runtime;
  readonly answers?: FormAnswers;
  /** Told after every change a person made. */
  readonly onChange?: (answers: FormAnswers) => void;
}

/** State of one form, outside React: each widget hears of its own field only. */
export interface FormStore {
  subscribe(listener: () => void): () => void;
  getField(path: string): FieldState | undefined;
  /** The visible fields; the same array until one comes or goes. */
  getFields(): readonly FieldModel[];
  getSections(): readonly SectionState[];
  getAnswers(): FormAnswers;
  /** Has a person changed anything yet? */
  isTouched(): boolean;
  getScope(): Scope;
  /** Problems to be listed above the form after a refused submit. */
  getSummary(): readonly FieldProblem[];
  /** How often it was refused: each time the first field with a problem takes the focus. */
  getRefusals(): number;
  change(path: string, value: unknown, record?: unknown): void;
  /** Takes over the record behind a value that was stored before; fills nothing. */
  recognise(path: string, record: unknown): void;
  offer(path: string, options: FieldOptions): void;
  leave(path: string): void;
  validate(): readonly FieldProblem[];
  refuse(problems: readonly FieldProblem[]): void;
  normalised(): Draft;
  /** Whether nothing is wrong; says so to nobody. */
  isSound(): boolean;
  /** Takes away what need not be given. */
  clear(): void;
  rescope(scope: Scope): void;
  reset(): void;
}

const counterFrom = 256;

/** Creates the state of a form; rules and decisions are the engine's. */
export function createFormStore(input: FormStoreInput): FormStore {
  const { fields, rules, messages, runtime } = input;
  const { release } = runtime;
  const listeners = new Set<() => void>();
  let scope = input.scope;
  let picked: Picked = input.answers?.picked ?? {};
  let offered: Record<string, readonly unknown[]> = {};
  let options: Readonly<Record<string, FieldOptions>> = {};
  let draft: Draft = startDraft({ fields, scope, release, ...(input.answers ? { draft: input.answers.draft } : {}) });
  let touched = new Set<string>();
  let changed = false;
  let problems: readonly FieldProblem[] = [];
  let refused: readonly FieldProblem[] = [];
  let summary: readonly FieldProblem[] = [];
  let refusals = 0;
  let states = new Map<string, FieldState>();
  let visible: readonly FieldModel[] = [];
  let sections: readonly SectionState[] = [];

  const leafOf = createLeaves();
  const inner = (): Scope => {
    const before = scope.variables['chosen'];
    let chosen: Draft = isRecord(before) ? before : {};
    for (const [path, record] of Object.entries(picked)) chosen = writePath(chosen, path, record);
    return { ...scope, variables: { ...scope.variables, this: draft, root: draft, chosen, options: offered } };
  };
  const write = (text: Text | undefined, read: Scope): string | undefined =>
    text === undefined ? undefined : formatText(text, read, { release, locale: runtime.locale }) || undefined;

  function stateOf(decision: FieldDecision, read: Scope): FieldState {
    const field = leafOf(decision);
    const { maxLength } = field.schema;
    return {
      field,
      value: decision.value,
      picked: picked[field.path],
      options: options[field.path],
      locked: decision.locked,
      // What cannot be typed cannot be asked for.
      required: decision.required && !decision.locked,
      problem: [...refused, ...problems].find(({ path }) => path === field.path && touched.has(path))?.message,
      label: write(field.title, read) ?? field.path,
      help: write(field.help, read),
      placeholder: write(field.placeholder, read),
      limit: typeof maxLength === 'number' && maxLength >= counterFrom ? maxLength : undefined,
    };
  }

  function refresh(): void {
    const read = inner();
    const decisions = decideFields({ fields, draft, scope, release, picked, offered, base: 'form' });
    const shown = decisions.flatMap((decision) => visibleLeaves(decision));
    const next = new Map<string, FieldState>();
    for (const decision of shown) {
      const state = stateOf(decision, read);
      const before = states.get(decision.path);
      next.set(decision.path, before && isSame(before, state) ? before : state);
    }
    states = next;
    const leaves = shown.map(leafOf);
    const same = leaves.length === visible.length && leaves.every((leaf, index) => leaf === visible[index]);
    if (!same) visible = leaves;
    const grouped = sectionsOf(visible, (text) => write(text, read));
    if (JSON.stringify(grouped) !== JSON.stringify(sections)) sections = grouped;
    for (const listener of listeners) listener();
  }

  const findProblems = (): readonly FieldProblem[] => {
    const found = validateFields({ fields, draft, scope, runtime, rules, messages, picked, offered });
    // A computed value is put right by what it is computed from; it is named only when nothing else is wrong.
    const own = found.filter(({ path }) => states.get(path)?.locked !== true);
    return own.length > 0 ? own : found;
  };
  const report = () => input.onChange?.({ draft, picked });

  refresh();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getField: (path) => states.get(path),
    getFields: () => visible,
    getSections: () => sections,
    getAnswers: () => ({ draft, picked }),
    isTouched: () => changed,
    getScope: inner,
    getSummary: () => summary,
    getRefusals: () => refusals,
    change(path, value, record) {
      const next = applyChange({ fields, draft, picked, offered, path, value, record, scope, release });
      changed = true;
      draft = next.draft;
      picked = next.picked;
      refused = refused.filter((problem) => problem.path !== path);
      // A message that stands is corrected while typing; a new one waits until the field is left.
      if (problems.length > 0) problems = findProblems();
      if (summary.length > 0)
        summary = summary.filter((one) => [...refused, ...problems].some((left) => isSameProblem(one, left)));
      refresh();
      report();
    },
    recognise(path, record) {
      if (picked[path] === record) return;
      picked = { ...picked, [path]: record };
      refresh();
    },
    offer(path, next) {
      options = { ...options, [path]: next };
      offered = { ...offered, [path]: next.items };
      refresh();
    },
    leave(path) {
      touched = new Set(touched).add(path);
      problems = findProblems();
      refresh();
    },
    validate() {
      refused = [];
      problems = findProblems();
      touched = new Set([...states.keys(), ...problems.map(({ path }) => path)]);
      summary = problems;
      if (problems.length > 0) refusals += 1;
      refresh();
      return problems;
    },
    refuse(found) {
      refused = found;
      summary = found;
      refusals += 1;
      touched = new Set([...touched, ...found.map(({ path }) => path)]);
      refresh();
    },
    normalised: () => normaliseDraft({ fields, draft, scope, release, picked, offered }),
    isSound: () => findProblems().length === 0,
    clear() {
      for (const { path } of visible) {
        const state = states.get(path);
        if (state === undefined || state.required || state.locked || state.value === undefined) continue;
        draft = applyChange({ fields, draft, picked, offered, path, value: undefined, scope, release }).draft;
        const { [path]: _gone, ...left } = picked;
        picked = left;
      }
      problems = [];
      summary = [];
      refresh();
      report();
    },
    rescope(next) {
      scope = next;
      refresh();
    },
    reset() {
      draft = startDraft({ fields, scope, release });
      picked = {};
      touched = new Set();
      problems = [];
      refused = [];
      summary = [];
      refresh();
    },
  };
}

function isSameProblem(left: FieldProblem, right: FieldProblem): boolean {
  return left.path === right.path && left.code === right.code;
}

function isSame(left: FieldState, right: FieldState): boolean {
  return (
    left.field === right.field &&
    Object.is(left.value, right.value) &&
    left.picked === right.picked &&
    left.options === right.options &&
    left.locked === right.locked &&
    left.required === right.required &&
    left.problem === right.problem &&
    left.label === right.label &&
    left.help === right.help &&
    left.placeholder === right.placeholder
  );
}
