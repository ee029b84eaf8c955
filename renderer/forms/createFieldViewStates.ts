import {
  type createFormState,
  escapeMarkdown,
  type FieldModel,
  type FieldState,
  formatText,
  isStaticText,
  type Runtime,
  type Scope,
  type Text,
  type TextContext,
} from '#engine';
import type { FieldOptions, FieldViewState, SectionState } from './FormStore.ts';
import { createLeafFields, visibleCells, visibleLeafFields } from './leafFields.ts';
import { sectionsOf } from './sectionsOf.ts';

/** The sources of a field's state, apart from its computed field state. */
export interface FieldViewStateSources {
  /** The scope of texts. */
  scope(): Scope;
  options(path: string): FieldOptions | undefined;
  problem(path: string): string | undefined;
}

/** States of the fields of a form. They are created on first use, and cached until something in them changes. */
export interface FieldViewStates {
  get(path: string): FieldViewState | undefined;
  decision(path: string): FieldState | undefined;
  paths(): Iterable<string>;
  fields(): readonly FieldModel[];
  sections(): readonly SectionState[];
  /**
   * Updates the states at these indexes, and at the paths with a new problem or new options. Returns the paths of used
   * states that have changed.
   */
  take(places: Iterable<number>, told: Iterable<string>): readonly string[];
}

const counterFrom = 256;

/** Creates the states of the fields of an open form. */
export function createFieldViewStates(
  form: ReturnType<typeof createFormState>,
  runtime: Runtime,
  sources: FieldViewStateSources,
): FieldViewStates {
  const leafOf = createLeafFields();
  const { fields } = form.plan;
  const context: TextContext = { release: runtime.release, locale: runtime.locale, fields };
  const still = { ...context, expressions: sources.scope().expressions };
  const marked: TextContext = { ...context, escape: escapeMarkdown };
  const leaves: (readonly FieldState[])[] = [];
  /** Rows of lists of records: each cell has its own state, and no position in the layout. */
  const rows: (readonly (readonly FieldState[])[])[] = [];
  let picked = form.picked();
  const decisions = new Map<string, FieldState>();
  const states = new Map<string, FieldViewState>();
  /** Paths that were used while nothing was visible there: cells of a column that other rows show. */
  const hidden = new Set<string>();
  /** Paths of used states whose texts can change with any other field. */
  const restless = new Set<string>();
  const texts = new WeakMap<Text, string>();
  let visible: readonly FieldModel[] = [];
  let sections: readonly SectionState[] = [];
  const hasLiveTitles = fields.some(({ section }) => !isStaticText(section?.title, still));

  function write(text: Text | undefined, markup = context): string | undefined {
    if (text === undefined) return undefined;
    const known = texts.get(text);
    if (known !== undefined) return known || undefined;
    const written = formatText(text, sources.scope(), markup);
    if (isStaticText(text, still)) texts.set(text, written);
    return written || undefined;
  }

  function isRestless(field: FieldModel): boolean {
    return [field.title, field.help, field.placeholder].some((text) => !isStaticText(text, still));
  }

  function make(decision: FieldState): FieldViewState {
    const field = leafOf(decision);
    const { maxLength } = field.schema;
    return {
      field,
      value: decision.value,
      picked: form.picked()[field.path],
      options: sources.options(field.path),
      locked: decision.locked,
      // A locked field cannot be required of the user.
      required: decision.required && !decision.locked,
      problem: sources.problem(field.path),
      label: write(field.title) ?? field.path,
      help: write(field.help, marked),
      placeholder: write(field.placeholder),
      limit: typeof maxLength === 'number' && maxLength >= counterFrom ? maxLength : undefined,
    };
  }

  function forget(path: string): void {
    states.delete(path);
    restless.delete(path);
    hidden.add(path);
  }

  /** Returns whether a path that was used while nothing was visible there is visible now. */
  function hasAppeared(path: string): boolean {
    return decisions.has(path) && hidden.delete(path);
  }

  function arrange(): void {
    const next = leaves.flat().map(leafOf);
    const same = next.length === visible.length && next.every((leaf, index) => leaf === visible[index]);
    if (same && !hasLiveTitles) return;
    if (!same) visible = next;
    const grouped = sectionsOf(visible, (text) => write(text));
    if (JSON.stringify(grouped) !== JSON.stringify(sections)) sections = grouped;
  }

  function isToldAnew(path: string): boolean {
    const before = states.get(path);
    return before?.problem !== sources.problem(path) || before?.options !== sources.options(path);
  }

  /** Adds the paths of changed fields to `moved`. Returns whether other fields are visible now. */
  function takePlaces(places: Iterable<number>, moved: Set<string>): boolean {
    const all = form.decisions();
    let isOther = false;
    for (const place of places) {
      const decision = all[place];
      const before = leaves[place] ?? [];
      const now = decision ? visibleLeafFields(decision) : [];
      const rowsBefore = rows[place] ?? [];
      const rowsNow = now.flatMap((leaf) => leaf.rows ?? []);
      leaves[place] = now;
      rows[place] = rowsNow;
      isOther ||= now.length !== before.length || now.some((leaf, at) => !isSameLeaf(leaf, before[at]));
      // The states of a row that has not changed are the same list.
      for (const { path } of [...before, ...cellsOf(rowsBefore, rowsNow)]) {
        decisions.delete(path);
        moved.add(path);
      }
      for (const leaf of [...now, ...cellsOf(rowsNow, rowsBefore)]) {
        decisions.set(leaf.path, leaf);
        moved.add(leaf.path);
      }
    }
    return isOther;
  }

  /** Adds the paths whose selected record has changed. */
  function takePicked(moved: Set<string>): void {
    const before = picked;
    picked = form.picked();
    if (picked === before) return;
    for (const path of new Set([...Object.keys(before), ...Object.keys(picked)])) {
      if (before[path] !== picked[path]) moved.add(path);
    }
  }

  takePlaces(fields.keys(), new Set());
  arrange();
  return {
    get(path) {
      const known = states.get(path);
      if (known) return known;
      const decision = decisions.get(path);
      if (!decision) {
        hidden.add(path);
        return undefined;
      }
      const made = make(decision);
      states.set(path, made);
      if (isRestless(made.field)) restless.add(path);
      return made;
    },
    decision: (path) => decisions.get(path),
    paths: () => decisions.keys(),
    fields: () => visible,
    sections: () => sections,
    take(places, told) {
      const moved = new Set(restless);
      for (const path of told) if (isToldAnew(path)) moved.add(path);
      takePicked(moved);
      if (takePlaces(places, moved) || hasLiveTitles) arrange();
      const changed: string[] = [];
      for (const path of moved) {
        const before = states.get(path);
        if (!before) {
          if (hasAppeared(path)) changed.push(path);
          continue;
        }
        const decision = decisions.get(path);
        const next = decision && make(decision);
        if (next && isSame(before, next)) continue;
        if (next) states.set(path, next);
        else forget(path);
        changed.push(path);
      }
      return changed;
    },
  };
}

/** Returns the visible cells of the rows that the other list does not have at the same place. */
function cellsOf(
  rows: readonly (readonly FieldState[])[],
  others: readonly (readonly FieldState[])[],
): readonly FieldState[] {
  return rows.flatMap((row, index) => (row === others[index] ? [] : visibleCells({ rows: [row] })));
}

function isSameLeaf({ field, path }: FieldState, before: FieldState | undefined): boolean {
  return field === before?.field && path === before.path;
}

function isSame(left: FieldViewState, right: FieldViewState): boolean {
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
