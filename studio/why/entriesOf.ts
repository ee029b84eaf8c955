import type { ActionModel, Condition, QuestionModel, Scope, Text } from '#engine';
import {
  type ExplainedField,
  type ExplainedQuestion,
  explainCondition,
  explainFields,
  explainQuestions,
  explainRules,
  type Reason,
} from '#engine/why';
import { findAvailability, type Subject, type useRuntime } from '#renderer/host';
import type { DefinitionName } from '../data/operations.ts';
import { titleOfName } from '../wording/titleOfName.ts';
import type { NamedPart } from './findInDefinition.ts';
import { findModel } from './findModel.ts';
import type { PartLocation } from './locate.ts';

type Runtime = Pick<ReturnType<typeof useRuntime>, 'release' | 'locale' | 'validators' | 'checkEvent'>;

export type EntryState = 'hidden' | 'refused' | 'locked' | 'required' | 'shown';

/** Something on the page, or missing on it, with the reasons. */
export interface WhyEntry {
  readonly key: string;
  readonly label: string;
  readonly state: EntryState;
  readonly reasons: readonly Reason[];
  /** The reason in the words of the portal, for an action that the state of a record refuses. */
  readonly said?: string;
  /** The message of a rule that refuses the value. */
  readonly message?: string;
  /** Name by which the definition has it: the path of a field, the id of a question. */
  readonly name: string;
  /** Where it is defined, if its group has no definition. */
  readonly location?: PartLocation;
}

/** What has entries. Records have results only. */
type Grouped = Exclude<Subject, { kind: 'data' }>;

/** The entries of one form, questionnaire, list or part of the page. */
export interface WhyGroup {
  readonly key: string;
  readonly kind: Grouped['kind'];
  readonly title: string;
  /** Absent for parts of a page, which are not known by their definition. */
  readonly definition?: DefinitionName;
  readonly entries: readonly WhyEntry[];
  readonly subject: Grouped;
}

interface Reading {
  readonly runtime: Runtime;
  readonly write: (text: Text | undefined) => string;
}

/** Explains everything that is shown on the page now, or could be. Parts without a condition are left out. */
export function groupsOf(subjects: readonly Subject[], reading: Reading): readonly WhyGroup[] {
  const groups = subjects.flatMap((subject, index): readonly WhyGroup[] => {
    if (subject.kind === 'data') return [];
    const group = groupOf(subject, `${subject.kind}-${index}`, reading);
    return group.entries.length === 0 ? [] : [group];
  });
  return merged(groups);
}

function groupOf(subject: Grouped, key: string, { runtime, write }: Reading): WhyGroup {
  const { release } = runtime;
  switch (subject.kind) {
    case 'form':
      return groupOfForm(subject, key, { runtime, write });
    case 'flow': {
      const { flow, input } = subject;
      const entries = explainQuestions(input).flatMap((one) => ofQuestion(one, write));
      // Questions that are loaded are defined in a bank.
      const definition = { kind: 'flow', definition: flow.bank ?? flow.id };
      return { key, kind: 'flow', title: write(flow.title), definition, subject, entries };
    }
    case 'fields':
    case 'columns': {
      const { kind, fields, scope } = subject;
      const inPart = within(findModel(release, fields));
      const entries = fields.flatMap((field): readonly WhyEntry[] => {
        // Whether a column is shown does not depend on a row.
        const isShown = subject.kind === 'columns' && subject.isAboutRow(field);
        const reasons = explainCondition(isShown ? { allow: field.allow, when: true } : field, scope, release);
        const found = { key: field.path, label: write(field.title), name: field.path, reasons };
        return entry({ ...found, ...inPart({ part: 'column', name: field.path }) });
      });
      return { key, kind, title: '', subject, entries };
    }
    case 'steps': {
      const { wizard, steps, scope } = subject;
      const definition = { kind: 'wizard', definition: wizard.id };
      const inPart = within({ definition, path: [] });
      const entries = steps.flatMap((step): readonly WhyEntry[] => {
        const found = { key: step.step, label: write(step.title), name: step.step };
        const reasons = explainCondition(step, scope, release);
        return entry({ ...found, reasons, ...inPart({ part: 'step', name: step.step }) });
      });
      return { key, kind: 'steps', title: write(wizard.title), definition, subject, entries };
    }
    case 'menu':
      return { key, kind: 'menu', title: '', subject, entries: ofMenu(subject, { runtime, write }) };
    case 'blocks': {
      const inPart = within(findModel(release, subject.blocks));
      const entries = subject.blocks.flatMap((block): readonly WhyEntry[] => {
        const reasons = explainCondition(block, subject.scope, release);
        const label = write(block.title) || titleOfName(block.name);
        const found = { key: `${block.block} ${block.name}`, label, name: block.name, reasons };
        return entry({ ...found, ...inPart({ part: 'block', word: block.block, name: block.name }) });
      });
      return { key, kind: 'blocks', title: '', subject, entries };
    }
    case 'action':
      return { key, kind: 'action', title: '', subject, entries: ofAction(subject, { runtime, write }) };
  }
}

function groupOfForm(subject: Extract<Subject, { kind: 'form' }>, key: string, { runtime, write }: Reading): WhyGroup {
  const { form, fields, store } = subject;
  const input = { ...store.getAnswers(), fields, scope: store.getScope() };
  const explained = explainFields({ ...input, release: runtime.release });
  const refused = explainRules({ ...input, rules: form.rules, runtime }).map(({ problem, reason }): WhyEntry => {
    const title = explained.find(({ state }) => state.path === problem.path)?.state.field.title ?? form.title;
    const found = { key: problem.code, label: write(title), name: problem.path };
    return { ...found, state: 'refused', message: problem.message, reasons: [reason] };
  });
  const entries = [...refused, ...explained.flatMap((one) => ofField(one, write))];
  const definition = { kind: 'form', definition: form.id };
  return { key, kind: 'form', title: write(form.title), definition, subject, entries };
}

interface Explained {
  readonly key: string;
  readonly label: string;
  readonly name: string;
  readonly reasons: readonly Reason[];
  readonly location?: PartLocation;
}

/** Returns the location of a part in the part around it. */
function within(around: PartLocation | undefined) {
  return (part: NamedPart): { readonly location?: PartLocation } =>
    around === undefined ? {} : { location: { ...around, path: [...around.path, part] } };
}

function entry(explained: Explained): readonly WhyEntry[] {
  const { reasons } = explained;
  if (reasons.length === 0) return [];
  return [{ ...explained, state: stateOf(reasons) }];
}

/** What the reader notices first. */
function stateOf(reasons: readonly Reason[]): EntryState {
  const has = (...parts: readonly Reason['part'][]): boolean =>
    reasons.some(({ part, holds }) => holds && parts.includes(part));
  if (reasons.some(({ part, holds }) => !holds && (part === 'when' || part === 'allow' || part === 'around')))
    return 'hidden';
  if (has('locked', 'flowLocked', 'readOnly', 'computed', 'unknownFormat')) return 'locked';
  return has('required') ? 'required' : 'shown';
}

function ofField({ state, reasons }: ExplainedField, write: Reading['write']): readonly WhyEntry[] {
  const { field, path } = state;
  return entry({ key: path, label: write(field.title), name: field.path, reasons });
}

function ofQuestion({ item, reasons }: ExplainedQuestion, write: Reading['write']): readonly WhyEntry[] {
  const { question, path } = item;
  return entry({ key: path.join('.'), label: write(question.text), name: nameOf(question), reasons });
}

function nameOf({ question }: QuestionModel): string {
  return String(question);
}

function ofAction(
  { action, scope }: Pick<Extract<Subject, { kind: 'action' }>, 'action' | 'scope'>,
  { runtime, write }: Reading,
  part: 'act' | 'entry' = 'act',
): readonly WhyEntry[] {
  const { release } = runtime;
  const label = write(action.title);
  const inPart = within(findModel(release, action));
  const found = { key: label, label, name: label, ...inPart({ part, name: action.name }) };
  const own = explainCondition(action, scope, release);
  if (own.some(({ holds }) => !holds)) return [{ ...found, state: 'hidden', reasons: own }];
  const availability = findAvailability(action, scope, runtime);
  if (availability.state === 'hidden') {
    return [{ ...found, state: 'hidden', reasons: [targetRefused] }];
  }
  if ('reason' in availability && availability.reason !== undefined) {
    return [{ ...found, state: 'locked', reasons: [], said: write(availability.reason) }];
  }
  const locked = explainLock(action.locked, { scope, release });
  const state = availability.state === 'locked' ? 'locked' : 'shown';
  const reasons = [...own, ...locked];
  return reasons.length === 0 && state === 'shown' ? [] : [{ ...found, state, reasons }];
}

/** A group without an entry that is shown is hidden itself. */
function ofMenu(
  { items, scope }: Pick<Extract<Subject, { kind: 'menu' }>, 'items' | 'scope'>,
  reading: Reading,
): readonly WhyEntry[] {
  const { runtime, write } = reading;
  return items.flatMap((item): readonly WhyEntry[] => {
    if (item.item === 'action') return ofAction({ action: item.action, scope }, reading, 'entry');
    const label = write(item.title);
    const inPart = within(findModel(runtime.release, item));
    const found = { key: label, label, name: item.name, ...inPart({ part: 'entry', name: item.name }) };
    const reasons = explainCondition({ allow: item.allow, when: true }, scope, runtime.release);
    const isEmpty = item.items.every((inner) => inner.item === 'action' && isHidden(inner.action, scope, runtime));
    return entry({ ...found, reasons: reasons.length === 0 && isEmpty ? [targetRefused] : reasons });
  });
}

const targetRefused: Reason = { part: 'allow', holds: false, evaluated: [] };

function isHidden(action: ActionModel, scope: Scope, runtime: Runtime): boolean {
  return findAvailability(action, scope, runtime).state === 'hidden';
}

function explainLock(
  locked: Condition,
  {
    scope,
    release,
  }: { readonly scope: Extract<Subject, { kind: 'action' }>['scope']; readonly release: Runtime['release'] },
): readonly Reason[] {
  if (locked === false) return [];
  return explainCondition({ when: locked }, scope, release).map((reason) => ({ ...reason, part: 'locked' }));
}

/** Parts of the page are one group, and so are its actions. An action of many rows is listed once for each state. */
function merged(groups: readonly WhyGroup[]): readonly WhyGroup[] {
  const whole = groups.filter(({ definition }) => definition !== undefined);
  const loose = (['fields', 'columns', 'blocks', 'action', 'menu'] as const).flatMap((kind): readonly WhyGroup[] => {
    const own = groups.filter((group) => group.kind === kind);
    const [first] = own;
    if (first === undefined) return [];
    const entries = new Map(own.flatMap((group) => group.entries).map((one) => [`${one.key} ${one.state}`, one]));
    return [{ ...first, entries: [...entries].map(([key, one]) => ({ ...one, key })) }];
  });
  return [...whole, ...loose];
}
